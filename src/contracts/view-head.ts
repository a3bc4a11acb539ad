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

/** The head of an address without a view. */
export const notFoundHead: ViewHead = {
  title: 'Not found',
  description: 'There is no page at this address.',
}
