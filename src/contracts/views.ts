import type { ViewHead } from '#catalogue/define-index.ts'
import type { Feed } from '#catalogue/feeds.ts'

/** What a visitor is told of a view that computes something. */
export type ViewTool = {
  /** In the header: "Check". */
  readonly name: string
  /** In the palette: "Check code". */
  readonly title: string
  /** In the palette, below the title. */
  readonly about: string
  /** On the home page, beside the name. */
  readonly purpose: string
  /** What visitors type to find it, in lower case. */
  readonly queries: readonly string[]
}

/** A view without a record. `views` has one for each; a list has one by its index. */
export type PlainView = {
  readonly path: string
  readonly head: ViewHead
  /** Loads the head of an address with a query string, if that is more specific. */
  readonly loadHead?: () => Promise<(params: URLSearchParams, head: ViewHead) => ViewHead>
  /**
   * What the server writes into its document: text, results that are the same at each address, or
   * results of its query string. Other views show what the browser stores.
   */
  readonly written?: 'text' | 'results' | 'results of a query'
  /** Whether it shows results for the query `q` of its address. */
  readonly isSearch?: true
  /** Whether its address contains a page number. */
  readonly isPaged?: true
  /** Whether our server has a feed of each of its addresses. */
  readonly isFollowed?: true
  /** The feeds that its document links to. */
  readonly feeds?: readonly Feed['id'][]
  /**
   * How search engines find it: "dated" changes with the data, "unlisted" is not in the sitemap, and
   * "private" is not indexed, because it holds a visitor's own content.
   */
  readonly indexing?: 'dated' | 'unlisted' | 'private'
  /** Only of a view that computes something: the header, the home page and the palette offer it. */
  readonly tool?: ViewTool
}

/**
 * All views that are not about an index. The page, the build, the server, the sitemap and the
 * palette read them here; `routes/view-modules.ts` names the code of each.
 */
export const views = {
  home: {
    path: '/',
    head: {
      title: '',
      description:
        'Instant search for the web platform: features, browser support, Baseline and specifications as you type.',
    },
    written: 'results',
    indexing: 'dated',
  },
  everything: {
    path: '/search',
    head: {
      title: 'Everything',
      description:
        'Search features, compatibility entries, specifications and browser releases at once; exact names come first.',
    },
    written: 'results of a query',
    isSearch: true,
    indexing: 'unlisted',
  },
  check: {
    path: '/check',
    head: {
      title: 'Check code',
      description:
        'Paste CSS, HTML, JavaScript or TypeScript and see which browsers run it. The code stays on your device.',
    },
    tool: {
      name: 'Check',
      title: 'Check code',
      about: 'Browser support of CSS, HTML and JavaScript that you paste',
      purpose: 'Browsers that run your code',
      queries: [
        'check code',
        'check my code',
        'code check',
        'support report',
        'compatibility check',
      ],
    },
  },
  diff: {
    path: '/diff',
    head: {
      title: 'Compare releases',
      description: 'Everything that changed between two releases of a browser, or of two browsers.',
    },
    loadHead: async () => (await import('./diff-head.ts')).diffHeadOf,
    tool: {
      name: 'Compare',
      title: 'Compare releases',
      about: 'Everything that changed between two browser releases',
      purpose: 'What changed between releases',
      queries: [
        'compare releases',
        'compare browsers',
        'compare versions',
        'diff',
        'changes between',
      ],
    },
  },
  set: {
    path: '/set',
    head: {
      title: 'Feature set',
      description:
        'Check several web platform features together: lowest common browser versions, what blocks them, Baseline dates and usage by country.',
    },
    isFollowed: true,
    tool: {
      name: 'Sets',
      title: 'Feature set',
      about: 'Lowest versions that support several features together',
      purpose: 'Versions that a set needs',
      queries: ['feature set', 'set of features', 'lowest versions', 'combine features'],
    },
  },
  upcoming: {
    path: '/upcoming',
    head: {
      title: 'Upcoming',
      description:
        'When newly available features become widely available, soonest first, with a calendar and a feed.',
    },
    written: 'results of a query',
    feeds: ['upcoming'],
    tool: {
      name: 'Upcoming',
      title: 'Upcoming',
      about: 'When features become widely available',
      purpose: 'What gets Baseline, and when',
      queries: ['upcoming', 'coming soon', 'calendar', 'next quarter', 'what is next'],
    },
  },
  saved: {
    path: '/saved',
    head: {
      title: 'Saved',
      description: 'Your saved features and searches, and what has changed.',
    },
    indexing: 'private',
  },
  status: {
    path: '/status',
    head: {
      title: 'Status',
      description: 'Search availability, data freshness and response times.',
    },
    indexing: 'unlisted',
  },
  about: {
    path: '/about',
    head: {
      title: 'About',
      description:
        'What Plinth is, where its data comes from, how Baseline and usage are computed, and known limitations.',
    },
    written: 'text',
  },
  privacy: {
    path: '/privacy',
    head: {
      title: 'Privacy',
      description:
        'What Plinth sends when you search, what it stores in your browser, and how to delete it.',
    },
  },
  shortcuts: {
    path: '/shortcuts',
    head: {
      title: 'Keyboard shortcuts',
      description: 'All keyboard shortcuts in Plinth, and how to turn off single-key shortcuts.',
    },
  },
} as const satisfies Readonly<Record<string, PlainView>>

export type ViewName = keyof typeof views

export const viewNames: readonly ViewName[] = Object.keys(views).filter(isViewName)

/** The view at a path without a slash at the end. */
export const viewNameAt = (pathname: string): ViewName | undefined =>
  viewNames.find((name) => views[name].path === pathname)

/** The views whose first queries the server sends, to write their results into the document. */
export type AskedView = {
  [Name in ViewName]: (typeof views)[Name] extends { written: 'results' | 'results of a query' }
    ? Name
    : never
}[ViewName]

/** All views, in the order of the table. Their type has every optional field, which that of an entry lacks. */
export const plainViews: readonly PlainView[] = Object.values(views)

/** A view that computes something, as the header, the home page and the palette offer it. */
export type Tool = ViewTool & { readonly path: string }

/** In the order in which they are shown. */
export const tools: readonly Tool[] = plainViews.flatMap(({ path, tool }) =>
  tool === undefined ? [] : [{ ...tool, path }],
)

function isViewName(name: string): name is ViewName {
  return Object.hasOwn(views, name)
}
