import type { ViewHead } from '#catalogue/define-index.ts'

export const SITE_NAME = 'Plinth'

/** The document title: "Subgrid · Plinth". */
export function fullTitle(title: string): string {
  return title === '' ? `${SITE_NAME}: what can the web do now?` : `${title} · ${SITE_NAME}`
}

/** The head of a search: the query comes first, and pages after the first are numbered. */
export function searchHead({ title, description }: ViewHead, query: string, page = 1): ViewHead {
  const place = page > 1 ? `${title}, page ${page}` : title
  return { title: query === '' ? place : `${query} · ${place}`, description }
}

/** The heads of views without an index; the pages of a list define the head of its view. */
export const viewHeads = {
  home: {
    title: '',
    description:
      'Instant search for the web platform: features, browser support, Baseline and specifications as you type.',
  },
  everything: {
    title: 'Everything',
    description:
      'Search features, compatibility entries, specifications and browser releases at once; exact names come first.',
  },
  saved: {
    title: 'Saved',
    description: 'Your saved features and searches, and what has changed.',
  },
  status: {
    title: 'Status',
    description: 'Search availability, data freshness and response times.',
  },
  about: {
    title: 'About',
    description:
      'What Plinth is, where its data comes from, how Baseline and usage are computed, and known limitations.',
  },
  privacy: {
    title: 'Privacy',
    description:
      'What Plinth sends when you search, what it stores in your browser, and how to delete it.',
  },
  shortcuts: {
    title: 'Keyboard shortcuts',
    description: 'All keyboard shortcuts in Plinth, and how to turn off single-key shortcuts.',
  },
  notFound: {
    title: 'Not found',
    description: 'There is no page at this address.',
  },
} as const satisfies Readonly<Record<string, ViewHead>>
