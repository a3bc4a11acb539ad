import type { CoreBrowser } from '#catalogue/browsers.ts'
import type { TrackStep } from '#ingest/support/tracks.ts'
import { supportStates } from '#lib/support-code.ts'

type Part = {
  readonly key: string
  readonly track: (browser: CoreBrowser) => readonly TrackStep[]
}

/**
 * The entries that a feature is about: the one that contains all others, else those with its name.
 * None for a feature that is a collection.
 */
export function mainEntries<Entry extends { readonly key: string }>(
  id: string,
  parts: readonly Entry[],
): readonly Entry[] {
  const root = parts.find(({ key }) =>
    parts.every((other) => `${other.key}.`.startsWith(`${key}.`)),
  )
  if (root !== undefined) return [root]
  return parts.filter(({ key }) => lettersOf(key.split('.').at(-1) ?? '') === lettersOf(id))
}

function lettersOf(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]/g, '')
}

/**
 * What a browser has of a feature: plain support since a position among its releases, if there is
 * one; before it the least of the feature's main entries. Where these are complete, it has none:
 * parts are missing.
 */
export function featureTrack(
  main: readonly Part[],
  browser: CoreBrowser,
  plain: Pick<TrackStep, 'place' | 'atMost'> | undefined,
): readonly TrackStep[] {
  const tracks = main.map(({ track }) => track(browser))
  const limit = plain?.place ?? Infinity
  const places = tracks.flatMap((track) => track.map(({ place }) => place))
  const steps: TrackStep[] = []
  for (const place of new Set(places.filter((one) => one < limit).toSorted((a, b) => a - b))) {
    const [least] = tracks
      .map((track) => track.findLast((step) => step.place <= place) ?? nothing)
      .toSorted((a, b) => rankOf(a) - rankOf(b))
    if (least === undefined) continue
    const shown = least.state === 'full' ? nothing : least
    const last = steps.at(-1)
    if (shown.state === (last?.state ?? 'none') && shown.name === last?.name) continue
    const atMost = tracks.some((track) => track.some((one) => one.place === place && one.atMost))
    const starts = tracks.flatMap(([start]) => (start === undefined ? [] : [start.place]))
    const start = Math.max(0, ...starts.filter((one) => one < place))
    // Before an upper bound, the feature may be supported only where all of its entries are.
    if (atMost && last === undefined && start > 0) steps.push({ ...nothing, place: start })
    steps.push({ ...shown, place, atMost })
  }
  return plain === undefined ? steps : [...steps, { state: 'full', ...plain }]
}

const nothing: TrackStep = { place: -1, state: 'none', atMost: false }

function rankOf({ state }: TrackStep): number {
  return supportStates.indexOf(state)
}
