import type { AtomEntry } from './atom.ts'

/** The newest entries; those of a day are sorted by title, and never split. */
export function newest<Entry extends Pick<AtomEntry, 'date' | 'title'>>(
  entries: readonly Entry[],
  least: number,
): readonly Entry[] {
  const sorted = entries.toSorted(
    (a, b) => b.date.localeCompare(a.date) || a.title.localeCompare(b.title, 'en'),
  )
  const last = sorted[least - 1]?.date ?? ''
  return sorted.filter(({ date }) => date >= last)
}
