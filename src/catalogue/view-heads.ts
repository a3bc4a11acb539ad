/** What search engines, previews and the tab of the browser say of an address. */
export type ViewHead = {
  /** Without the name of the site: "Subgrid". Empty on the home page. */
  readonly title: string
  /** One or two sentences. */
  readonly description: string
}

export const SITE_NAME = 'Plinth'

/** The title in full: "Subgrid · Plinth". */
export function fullTitle(title: string): string {
  return title === '' ? `${SITE_NAME}: what can the web do now?` : `${title} · ${SITE_NAME}`
}

/** The head of a search: the words lead, and a page after the first is named. */
export function searchHead({ title, description }: ViewHead, query: string, page = 1): ViewHead {
  const place = page > 1 ? `${title}, page ${page}` : title
  return { title: query === '' ? place : `${query} · ${place}`, description }
}

/** The heads of views that are about no index; that of a list are the title and the description of its pages. */
export const viewHeads = {
  home: {
    title: '',
    description:
      'Instant search for the web platform: features, browser support, Baseline and specifications as you type.',
  },
  everything: {
    title: 'Everything',
    description:
      'Features, compat entries, specifications and browser releases in one search, exact names first.',
  },
  saved: {
    title: 'Saved',
    description: 'The features and searches that you saved in this browser, and what has changed.',
  },
  status: {
    title: 'Status',
    description:
      'Whether the search is up, how fresh each index and data package is, and how fast this visit was answered.',
  },
  about: {
    title: 'About',
    description:
      'What Plinth is, where its data comes from, how Baseline and usage are computed, and what it cannot tell.',
  },
  privacy: {
    title: 'Privacy',
    description:
      'What Plinth sends when you search, to whom, and what it keeps in your browser, with a button that deletes it.',
  },
  shortcuts: {
    title: 'Keyboard shortcuts',
    description: 'Every key that does something in Plinth, and the switch for single keys.',
  },
  notFound: {
    title: 'Not found',
    description: 'There is no page at this address.',
  },
} as const satisfies Readonly<Record<string, ViewHead>>

/** Sentences in a line, without the line breaks within them; empty ones are left out. */
export function sentences(...parts: readonly string[]): string {
  return parts
    .map((part) => part.trim().replaceAll(/\s+/g, ' '))
    .filter((part) => part !== '')
    .join(' ')
}
