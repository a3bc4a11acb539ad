import type { SpecJoin } from '#ingest/joins/spec-join.ts'
import { kindWeights } from '#ingest/names/kind-weights.ts'
import type { Named } from '#ingest/names/named.ts'
import { asList, type CompatEntry } from '#ingest/sources/compat-data.ts'
import type { Sources } from '#ingest/sources/sources.ts'
import type { FeatureSource } from '#ingest/sources/web-features.ts'

export type SpecUses = {
  readonly features: readonly string[]
  readonly compatCount: number
  /** Names that it defines, most likely searches first. */
  readonly terms: readonly string[]
}

export type SpecUseSources = {
  readonly features: ReadonlyMap<string, FeatureSource>
  readonly entries: ReadonlyMap<string, CompatEntry>
  readonly names: ReadonlyMap<string, Named>
  readonly joinSpec: SpecJoin
  /** Shortname → names that the specification itself defines. */
  readonly defined: ReadonlyMap<string, readonly string[]>
}

/** Lower weights are parts of things: values, sub-features. */
const LIGHTEST_TERM = 18
/** With fewer names in the compat data, the specification's own are added. */
const FEW_TERMS = 5

export function specUses(sources: SpecUseSources): (shortname: string) => SpecUses {
  const features = new Map<string, Set<string>>()
  const entries = new Map<string, Set<string>>()
  const note = (uses: Map<string, Set<string>>, url: string, user: string) => {
    const shortname = sources.joinSpec(url)?.shortname
    if (shortname !== undefined) uses.set(shortname, (uses.get(shortname) ?? new Set()).add(user))
  }
  for (const [id, { spec }] of sources.features) for (const url of spec) note(features, url, id)
  for (const { key, statement } of sources.entries.values()) {
    for (const url of asList<string>(statement.spec_url)) note(entries, url, key)
  }
  return (shortname) => {
    const keys = [...(entries.get(shortname) ?? [])]
    return {
      features: [...(features.get(shortname) ?? [])],
      compatCount: keys.length,
      terms: withDefined(termsOf(keys, sources.names), sources.defined.get(shortname) ?? []),
    }
  }
}

type DefinitionSources = {
  readonly sources: Pick<Sources, 'specs' | 'definitions'>
  readonly joinSpec: SpecJoin
}

/**
 * Shortname → names that the specification defines in CSS and in Web IDL, which may be filed under
 * the name of its series.
 */
export function definedBySpec({
  sources,
  joinSpec,
}: DefinitionSources): ReadonlyMap<string, readonly string[]> {
  const { idl, css } = sources.definitions
  const names = new Map<string, string[]>()
  const define = (shortname: string, some: readonly string[]) => {
    names.set(shortname, [...(names.get(shortname) ?? []), ...some])
  }
  for (const { name, url } of css) {
    const shortname = joinSpec(url)?.shortname
    if (shortname !== undefined) define(shortname, [name])
  }
  const live = new Set(sources.specs.map(({ shortname }) => shortname))
  for (const { shortname, series } of sources.specs) {
    define(shortname, idl.get(shortname) ?? [])
    const isOfSeries = series.current === shortname && !live.has(series.shortname)
    if (isOfSeries) define(shortname, idl.get(series.shortname) ?? [])
  }
  return names
}

function weight({ kind }: Named): number {
  return kindWeights[kind]
}

function termsOf(keys: readonly string[], names: ReadonlyMap<string, Named>): readonly string[] {
  const terms = keys
    .map((key) => names.get(key))
    .filter((found) => found !== undefined)
    .filter((found) => weight(found) >= LIGHTEST_TERM)
    .toSorted((a, b) => weight(b) - weight(a))
  return [...new Set(terms.map(({ name }) => name))]
}

function withDefined(terms: readonly string[], defined: readonly string[]): readonly string[] {
  return terms.length < FEW_TERMS ? [...new Set([...terms, ...defined])] : terms
}

/** How many addresses of entries and features match a known specification; lists the others. */
export function specJoinRate({ features, entries, joinSpec }: SpecUseSources): {
  readonly joined: number
  readonly missed: readonly string[]
} {
  const urls = [
    ...[...entries.values()].flatMap(({ statement }) => asList<string>(statement.spec_url)),
    ...[...features.values()].flatMap(({ spec }) => spec),
  ]
  const missed = urls.filter((url) => joinSpec(url) === undefined)
  return { joined: urls.length - missed.length, missed }
}
