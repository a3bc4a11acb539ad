import type { Surface } from './use-results-state.ts'

/**
 * "21 results for “contain”": what the shown results answer, even when they are not what was asked for last.
 * `typed` is the visitor's text of the state asked for.
 */
export function statsWords(surface: Surface, typed: string): string {
  const { kind, isOld, answered, total } = surface
  if (kind === 'waiting' || kind === 'failed') return ''
  const query = isOld ? answered : typed
  const count = `${total.toLocaleString('en')} ${total === 1 ? 'result' : 'results'}`
  return query.trim() === '' ? count : `${count} for “${query.trim()}”`
}

/** The same for the live region, with the page; empty while there is nothing to say. */
export function announcementText(surface: Surface, typed: string): string {
  const { kind, page, pages } = surface
  if (kind === 'empty') return typed === '' ? 'No results' : `No results for “${typed.trim()}”`
  if (kind === 'outOfRange') return 'This page does not exist'
  const label = statsWords(surface, typed)
  return label !== '' && pages > 1 ? `${label}, page ${page} of ${pages}` : label
}
