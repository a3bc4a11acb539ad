import type { Redirects } from '#contracts/content-files.ts'
import { currentIds } from '#ingest/features/current-ids.ts'
import type { RenamedKeys } from '#ingest/joins/renamed-keys.ts'
import type { FeaturesSource } from '#ingest/sources/web-features.ts'
import type { SpecSource } from '#ingest/sources/web-specs.ts'

/** Old and foreign IDs with their targets. Live IDs are never redirected. */
export function redirects(
  { features, former }: Pick<FeaturesSource, 'features' | 'former'>,
  specs: readonly SpecSource[],
  renamed: RenamedKeys,
): Redirects {
  return {
    features: sorted(featureRedirects(features, former)),
    specs: sorted(specRedirects(specs)),
    compat: sorted(keyRedirects(features, renamed)),
  }
}

/** A key that nothing replaced leads to the features that name it. */
function keyRedirects(features: FeaturesSource['features'], renamed: RenamedKeys): Targets {
  const owners = (key: string) =>
    [...features].flatMap(([id, { compat_features: keys = [] }]) =>
      keys.some((one) => one === key) ? [id] : [],
    )
  return new Map([...renamed].map(([key, to]) => [key, to.length > 0 ? to : owners(key)]))
}

type Targets = ReadonlyMap<string, readonly string[]>

function featureRedirects(
  features: FeaturesSource['features'],
  former: FeaturesSource['former'],
): Targets {
  const targets = new Map<string, readonly string[]>()
  for (const [id, { caniuse }] of features) {
    for (const old of caniuse ?? []) {
      if (!features.has(old)) targets.set(old, [...(targets.get(old) ?? []), id])
    }
  }
  for (const old of former.keys()) {
    const ids = currentIds(old, { features, former })
    if (ids.length > 0) targets.set(old, ids)
  }
  return targets
}

/** caniuse IDs of a feature that are another feature's ID; the other, live feature wins. */
export function collidingCaniuseIds(features: FeaturesSource['features']): readonly string[] {
  return [...features].flatMap(([id, { caniuse }]) =>
    (caniuse ?? []).filter((old) => old !== id && features.has(old)),
  )
}

function specRedirects(specs: readonly SpecSource[]): Targets {
  const live = new Set(specs.map(({ shortname }) => shortname))
  const targets = new Map<string, readonly string[]>()
  for (const { series } of specs) {
    if (series.current !== undefined) targets.set(series.shortname, [series.current])
  }
  for (const { shortname, formerNames } of specs) {
    for (const old of formerNames) targets.set(old, [shortname])
  }
  return new Map([...targets].filter(([old]) => !live.has(old)))
}

function sorted(targets: Targets): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries([...targets].toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
