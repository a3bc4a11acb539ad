import type { BaselineStatus } from '#catalogue/baseline.ts'
import type { FeatureElsewhere } from '#contracts/feature-notes.ts'

import { useFeatureNotes } from './feature-notes.ts'

/** A word and an address. */
export type ElsewhereLink = { readonly label: string; readonly address: string }

/** What other projects have about a feature; undefined while it loads, and if there is nothing. */
export function useElsewhere(id: string): FeatureElsewhere | undefined {
  const notes = useFeatureNotes(id)
  return notes.status === 'ready' ? notes.value.elsewhere : undefined
}

/**
 * What the section is about: reasons for a feature that is not everywhere, votes and agreements of
 * one that was wanted; undefined if only links are left.
 */
export function elsewhereTitle(
  { positions, bugs, votes, interop }: FeatureElsewhere,
  baseline: BaselineStatus,
): string | undefined {
  const isWanted = [positions, votes, interop].some((facts) => facts !== undefined)
  if (baseline === 'newly') return isWanted ? 'Who wanted it' : undefined
  if (baseline !== 'limited') return undefined
  const isRefused = positions?.some(({ position }) => !isFor(position)) === true
  if (bugs !== undefined || isRefused) return 'Why it is not everywhere'
  return isWanted ? 'Who wants it' : undefined
}

function isFor(position: string): boolean {
  return position === 'positive' || position === 'support'
}

/** "51.6 %", "0.27 %", "0.0007 %": two digits at least, because most features are rare. */
export function shareText(share: number): string {
  const percent = share * 100
  if (percent === 0) return '0 %'
  const text = percent >= 1 ? percent.toFixed(1) : percent.toPrecision(2)
  return `${String(Number(text) < 1e-6 ? text : Number(text))} %`
}

/** The addresses of the entries of the Chrome Platform Status. */
export function chromeStatusLinks({
  chromeStatus = [],
}: FeatureElsewhere): readonly ElsewhereLink[] {
  return chromeStatus.map((id, index) => ({
    label: chromeStatus.length === 1 ? 'entry' : `entry ${index + 1}`,
    address: `https://chromestatus.com/feature/${id}`,
  }))
}
