import type { SearchedAnswer } from '#search/federated/searched-answer.ts'
import type { RecordPlace } from '#search/state/links.ts'

/** The records of the rows, in the order of `EverythingSections`. */
export function shownRecords({
  exact,
  question,
  sections,
}: SearchedAnswer): readonly RecordPlace[] {
  const rows = sections.flatMap(({ hits, close }) => [...hits, ...close])
  const found = [...exact, ...(question?.hits ?? []), ...rows]
  return found.map(({ id, hit }) => ({ list: id, id: hit.objectID }))
}

/** What the answer in a line is about, then the records of the rows. */
export function recordsOfEverything(answer: SearchedAnswer): readonly RecordPlace[] {
  return [...answer.lines.map(({ thing: { list, id } }) => ({ list, id })), ...shownRecords(answer)]
}
