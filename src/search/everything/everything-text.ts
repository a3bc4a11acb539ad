import { pluralize } from '#lib/pluralize.ts'

import type { EverythingAnswer } from './everything-answer.ts'

/** "412 results for “grid”": of the answer that is shown, even when it is not the one asked for last. */
export function everythingStats({ q, total }: EverythingAnswer): string {
  return `${pluralize(total, 'result', 'results')} for “${q.trim()}”`
}

/** The same for the live region, where a list says it of itself alone: "412 results for “grid” in all lists". */
export function everythingAnnouncement(answer: EverythingAnswer): string {
  if (answer.total === 0) return `No results for “${answer.q.trim()}” in any list`
  return `${everythingStats(answer)} in all lists`
}
