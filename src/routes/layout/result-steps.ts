import { paths } from '#routes/paths.ts'
import { listAt } from '#search/lists/all.ts'

/**
 * The links of the results on the page, in order; none outside lists. A row is an article whose heading has a link with
 * an id.
 */
function resultLinks(): readonly HTMLElement[] {
  const { pathname } = window.location
  if (listAt(pathname) === undefined && pathname !== paths.everything) return []
  return Array.from(document.querySelectorAll<HTMLElement>('main article :is(h2, h3) a[id]'))
}

const rowOf = (link: HTMLElement) => link.closest('article')

/** The place, from 0, of the result in whose row an element is; -1 outside the results. */
export function resultPlace(element: Element): number {
  return resultLinks().findIndex((link) => rowOf(link)?.contains(element))
}

/**
 * Focuses the link of a result and scrolls its row into view, clear of the sticky header.
 *
 * @returns false where there is no such result.
 */
export function goToResult(place: number): boolean {
  const link = resultLinks()[place]
  if (link === undefined) return false
  link.focus({ preventScroll: true })
  rowOf(link)?.scrollIntoView({ block: 'nearest' })
  return true
}
