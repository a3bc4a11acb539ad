import { NEVER, coreBrowsers } from '#catalogue/browsers.ts'
import type { FeatureRecord } from '#catalogue/features/record.ts'
import { perCoreBrowser } from '#catalogue/per-core-browser.ts'
import type { CompatContext } from '#ingest/compat/records.ts'
import { kindWeights } from '#ingest/names/kind-weights.ts'
import type { Named } from '#ingest/names/named.ts'
import type { CompatEntry } from '#ingest/sources/compat-data.ts'
import type { FeatureSource } from '#ingest/sources/web-features.ts'
import { compatSupport } from '#ingest/support/support-codes.ts'
import type { Tracks } from '#ingest/support/tracks.ts'
import { versionNumber } from '#lib/version.ts'

import { lettersOf } from './feature-track.ts'

/** A part represents its feature if their versions match in at least this many core browsers. */
const LEAST_ALIKE = 5

type TestSources = {
  readonly entries: ReadonlyMap<string, CompatEntry>
  readonly names: ReadonlyMap<string, Pick<Named, 'kind'>>
  readonly tracks: Tracks
  readonly testOf: CompatContext['testOf']
}

type Minimum = ReturnType<typeof compatSupport>['min']

type Test = NonNullable<FeatureRecord['tests']>[number]

type Candidate = {
  readonly test: Test
  readonly min: Minimum
  /** Parts with the feature's name first, then by kind. */
  readonly weight: number
}

/**
 * One part that matches the whole feature by browser; and, if that came later than the median part,
 * one that matches the median, which most uses need.
 */
export function featureTests(
  keys: readonly string[],
  { id, status }: Pick<FeatureSource, 'status'> & { readonly id: string },
  { entries, names, tracks, testOf }: TestSources,
): Pick<FeatureRecord, 'tests'> {
  const all = keys.flatMap((key) => {
    const entry = entries.get(key)
    if (entry === undefined) return []
    return [{ key, ...testOf(entry), min: compatSupport(entry, { tracks }).min }]
  })
  const found = all.flatMap(({ min, test, ...rest }): readonly Candidate[] =>
    test === undefined
      ? []
      : [{ test: { ...rest, test }, min, weight: weightOf(rest.key, id, names) }],
  )
  const whole = perCoreBrowser((browser) => {
    const stated = status.support[browser]
    return stated === undefined ? NEVER : versionNumber(stated)
  })
  const middle = perCoreBrowser((browser) => median(all.map(({ min }) => min[browser])))
  const first = mostAlike(found, whole)
  const isOne = alikeIn(whole, middle) === coreBrowsers.length
  const others = found.filter(
    ({ test: { key } }) => first === undefined || !isRelated(key, first.test.key),
  )
  const second = isOne ? undefined : mostAlike(others, middle)
  const tests = [first, second].flatMap((one) => one?.test ?? [])
  return tests.length === 0 ? {} : { tests }
}

/** Members imply their interface. */
function isRelated(one: string, other: string): boolean {
  return `${one}.`.startsWith(`${other}.`) || other.startsWith(`${one}.`)
}

function mostAlike(candidates: readonly Candidate[], wanted: Minimum): Candidate | undefined {
  const [best] = candidates
    .map((candidate) => ({ candidate, alike: alikeIn(candidate.min, wanted) }))
    .filter(({ alike }) => alike >= LEAST_ALIKE)
    .toSorted((a, b) => b.alike - a.alike || b.candidate.weight - a.candidate.weight)
  return best?.candidate
}

function alikeIn(one: Minimum, other: Minimum): number {
  return coreBrowsers.filter((browser) => one[browser] === other[browser]).length
}

function weightOf(key: string, id: string, names: TestSources['names']): number {
  const kind = names.get(key)?.kind
  const isNamesake = lettersOf(key.split('.').at(-1) ?? '') === lettersOf(id)
  return (isNamesake ? 100 : 0) + (kind === undefined ? 0 : kindWeights[kind])
}

function median(versions: readonly number[]): number {
  return versions.toSorted((a, b) => a - b)[Math.floor(versions.length / 2)] ?? NEVER
}
