import type { Blocker } from './verdict.ts'

/**
 * Where a thing was that was lost and came back: "from 18.17 until 19, and again since 20.3"; with "then
 * not before 70" if it came back in part.
 *
 * @param version the later one that has it at least in part, if there is one
 * @param text a version for display
 * @param end the same for one that lost it
 */
export function rangesText(
  { ranges = [], version }: Pick<Blocker, 'ranges' | 'version'>,
  text: (version: string) => string,
  end = text,
): string {
  const parts = ranges.map(({ from, until }) =>
    until === undefined
      ? `and again since ${text(from)}`
      : `from ${text(from)} until ${end(until)}`,
  )
  const isTold = version === undefined || ranges.some(({ from }) => from === version)
  return [...parts, ...(isTold ? [] : [`then not before ${text(version)}`])].join(', ')
}
