import { areaOf } from '#catalogue/areas.ts'
import { coreBrowsers } from '#catalogue/browsers.ts'
import type { Discouraged, FeatureRecord, SpecLink } from '#catalogue/features/record.ts'
import type { PlatformFields } from '#catalogue/platforms.ts'
import { enginesOn } from '#catalogue/verdict/facets.ts'
import type { CompatContext } from '#ingest/compat/records.ts'
import { countByArea } from '#ingest/joins/count-by-area.ts'
import type { RenamedKeys } from '#ingest/joins/renamed-keys.ts'
import type { SpecJoin } from '#ingest/joins/spec-join.ts'
import type { Named } from '#ingest/names/named.ts'
import type { Phrases } from '#ingest/phrases/read-phrases.ts'
import { tasksOf } from '#ingest/phrases/sign-words.ts'
import type { CaniuseNotes } from '#ingest/sources/caniuse-notes.ts'
import { type CompatEntry, mdnPath } from '#ingest/sources/compat-data.ts'
import type { FeatureMappings } from '#ingest/sources/mappings.ts'
import type { Surprises } from '#ingest/sources/surprises.ts'
import type { FeatureGroup, FeatureSource } from '#ingest/sources/web-features.ts'
import type { ReleaseTable } from '#ingest/support/release-table.ts'
import { shortfallOf } from '#ingest/support/shortfall.ts'
import { BY_DATA } from '#ingest/support/support-codes.ts'
import type { Tracks } from '#ingest/support/tracks.ts'
import type { UsageTable } from '#ingest/support/usage.ts'
import { htmlToCodeText } from '#ingest/text/html-text.ts'
import { sortName } from '#ingest/text/sort-name.ts'
import type { StandingPart } from '#ingest/why/coverage.ts'
import { featureWhy } from '#ingest/why/why-lines.ts'
import { plainSince, readSupport } from '#lib/support-code.ts'

import { baselineFields } from './baseline.ts'
import { mainEntries } from './feature-track.ts'
import type { PartSupport, NewerSupport } from './newer-support.ts'
import { opinionFields } from './opinions.ts'
import { isSecure, remarksOf } from './part-remarks.ts'
import { baselineParts, featureParts } from './parts.ts'
import { supportFields } from './support.ts'
import { featureTerms } from './terms.ts'
import { featureTests } from './tests.ts'

export type FeatureContext = {
  readonly names: ReadonlyMap<string, Named>
  readonly entries: ReadonlyMap<string, CompatEntry>
  readonly groups: ReadonlyMap<string, FeatureGroup>
  /** Snapshot ID → name. */
  readonly snapshots: ReadonlyMap<string, string>
  /** Feature ID → former IDs. */
  readonly formerIds: ReadonlyMap<string, readonly string[]>
  readonly releases: ReleaseTable
  readonly tracks: Tracks
  readonly usage: UsageTable
  readonly joinSpec: SpecJoin
  readonly related: ReadonlyMap<string, readonly string[]>
  readonly partsOf: (id: string) => readonly (PartSupport & Pick<StandingPart, 'supports'>)[]
  /** Support beyond the core browsers. */
  readonly platformsOf: (id: string) => PlatformFields
  readonly newer: NewerSupport
  readonly testOf: CompatContext['testOf']
  readonly isSecure: CompatContext['isSecure']
  readonly curated: ReadonlyMap<string, readonly string[]>
  readonly notes: ReadonlyMap<string, Pick<CaniuseNotes, 'title' | 'keywords'>>
  /** What other projects have about features, by current ID. */
  readonly mappings: ReadonlyMap<string, FeatureMappings>
  readonly phrases: Phrases
  /** Terms in other languages. */
  readonly translations: Phrases
  /** The live features of an ID. */
  readonly currentIds: (id: string) => readonly string[]
  /** Falls back to the ID. */
  readonly nameOf: (id: string) => string
  readonly renamed: RenamedKeys
  readonly surprises: Pick<Surprises, 'of'>
}

export function featureRecord(
  id: string,
  feature: FeatureSource,
  context: FeatureContext,
): FeatureRecord {
  const { names } = context
  const keys = feature.compat_features ?? []
  const support = supportFields(id, feature, context)
  const partsOf = context.partsOf(id)
  const named = partsOf.map((part) => ({ ...part, name: names.get(part.key)?.name ?? part.key }))
  const parts = featureParts(named, support.support)
  const newer = context.newer.get(id)
  const remarks = remarksOf(feature, partsOf)
  const gone = keys.filter((key) => context.renamed.get(key)?.length === 0)
  const mdn = mdnOf(id, keys, context.entries)
  const discouraged = discouragedOf(id, feature, context)
  const dates = baselineFields(feature)
  const share = baselineParts(feature)
  const opinions = opinionFields(context.mappings.get(id))
  const facts = { ...dates, ...support, ...opinions, ...(discouraged && { discouraged }) }
  const why = whyOf(facts, named, context)
  return {
    objectID: id,
    name: feature.name,
    sortName: sortName(feature.name),
    description: htmlToCodeText(feature.description_html, context.surprises.of(id)),
    ...featureTerms(keys, context),
    aliases: aliasesOf(id, feature, context),
    ...searchTerms(id, feature, context),
    areas: Object.keys(countByArea(keys)),
    groups: groupLevels(feature.group ?? [], context.groups),
    ...dates,
    ...support,
    ...context.platformsOf(id),
    parts,
    ...(why !== '' && { why }),
    ...(share !== undefined && { baselineParts: share }),
    ...(newer !== undefined && { newer }),
    ...specFields(feature, context.joinSpec),
    ...(feature.snapshot !== undefined && {
      snapshot: feature.snapshot.map((snapshot) => context.snapshots.get(snapshot) ?? snapshot),
    }),
    ...opinions,
    ...(feature.caniuse !== undefined && { caniuse: [...feature.caniuse] }),
    ...(mdn !== undefined && { mdn }),
    ...(remarks.length > 0 && { remarks }),
    ...(gone.length > 0 && { gone }),
    compatCount: parts.total === 0 ? keys.length : parts.total,
    ...featureTests(
      partsOf.map(({ key }) => key),
      { id, status: feature.status },
      context,
    ),
    ...(isSecure(partsOf, context) && { secureContext: true }),
    weight: featureWeight(feature),
    ...(discouraged !== undefined && { discouraged }),
    related: context.related.get(id) ?? [],
  }
}

type WhyFacts = Pick<
  FeatureRecord,
  'baseline' | 'support' | 'shipped' | 'positions' | 'discouraged'
>

function whyOf(
  { discouraged, support, shipped, positions, baseline }: WhyFacts,
  parts: readonly Omit<StandingPart, 'breadth'>[],
  { releases }: FeatureContext,
): string {
  return featureWhy({
    baseline,
    ...enginesOn({ support }, BY_DATA),
    since: (browser) => {
      const [version, date] = [plainSince(support[browser], BY_DATA), shipped[browser]]
      return version === undefined ? undefined : { version, ...(date !== undefined && { date }) }
    },
    date: releases.date,
    shortfall: (browser) => shortfallOf(readSupport(support[browser])),
    parts: parts.map(({ name, supports, shortfall }) => ({
      name,
      supports,
      shortfall,
      breadth: coreBrowsers.filter(supports).length,
    })),
    ...(positions && { positions }),
    ...(discouraged && { discouraged }),
  })
}

/** Favours features that people search for: large ones, and those that caniuse lists. */
export function featureWeight(feature: FeatureSource): number {
  const size = Math.round(10 * Math.log2(1 + (feature.compat_features?.length ?? 0)))
  return size + (feature.caniuse === undefined ? 0 : 20)
}

function aliasesOf(
  id: string,
  { caniuse }: FeatureSource,
  { curated, formerIds }: FeatureContext,
): readonly string[] {
  const aliases = [...(curated.get(id) ?? []), ...(formerIds.get(id) ?? []), ...(caniuse ?? [])]
  return [...new Set(aliases)].filter((alias) => alias !== id)
}

/** A feature with more parts is more than any of them. */
const MOST_PARTS = 8

/** Hidden search terms: the feature's phrases, and those of its parts if they are few. */
function searchTerms(
  id: string,
  { caniuse, compat_features }: FeatureSource,
  { names, notes, phrases, translations: languages }: FeatureContext,
): Pick<FeatureRecord, 'titles' | 'keywords' | 'tasks' | 'translations'> {
  const known = (caniuse ?? []).flatMap((name) => notes.get(name) ?? [])
  const titles = known.map(({ title }) => title)
  const keywords = [...new Set(known.flatMap((one) => one.keywords))]
  const keys = compat_features ?? []
  const few = keys.length > MOST_PARTS ? [] : keys
  const tasks = tasksOf(
    [id, ...few].flatMap((key) => phrases.get(key) ?? []),
    few.flatMap((key) => namesOf(names.get(key))),
  )
  const translations = languages.get(id)
  return {
    ...(titles.length > 0 && { titles }),
    ...(keywords.length > 0 && { keywords }),
    ...(tasks.length > 0 && { tasks }),
    ...(translations !== undefined && { translations }),
  }
}

const namesOf = (named: Named | undefined): readonly string[] =>
  named === undefined ? [] : [named.name, ...named.aliases]

/**
 * The MDN page of the part with the feature's name, else the shortest, most general path: not that of a type of CSS,
 * of which many features take values.
 */
function mdnOf(
  id: string,
  keys: readonly string[],
  entries: ReadonlyMap<string, CompatEntry>,
): string | undefined {
  const [main] = Object.keys(countByArea(keys))
  const paths = (some: readonly string[]) =>
    some.flatMap((key) => mdnPath(entries.get(key)?.statement.mdn_url) ?? [])
  const namesakes = mainEntries(
    id,
    keys.map((key) => ({ key })),
  ).map(({ key }) => key)
  const inMain = keys.filter((key) => areaOf(key) === main && !key.startsWith('css.types.'))
  return shortest(paths(namesakes)) ?? shortest(paths(inMain)) ?? shortest(paths(keys))
}

function shortest(paths: readonly string[]): string | undefined {
  return paths.toSorted((a, b) => a.length - b.length)[0]
}

function discouragedOf(
  id: string,
  { discouraged }: FeatureSource,
  context: FeatureContext,
): Discouraged | undefined {
  if (discouraged === undefined) return undefined
  const alternatives = (discouraged.alternatives ?? []).flatMap(context.currentIds)
  return {
    reason: htmlToCodeText(discouraged.reason_html, context.surprises.of(id)),
    by: discouraged.according_to.filter((url) => url.startsWith('https://')),
    alternatives,
    instead: alternatives.map(context.nameOf),
    ...(discouraged.removal_date !== undefined && { removal: discouraged.removal_date }),
  }
}

/** Addresses of no known specification are explainers and proposals. */
const EXPLAINER = 'Explainer'

function specFields(
  { spec }: FeatureSource,
  joinSpec: SpecJoin,
): Pick<FeatureRecord, 'specs' | 'spec' | 'org'> {
  const joined = spec.map((url) => ({ url, found: joinSpec(url) }))
  const specs = joined.map(({ url, found }): SpecLink => {
    return found === undefined
      ? { title: EXPLAINER, url }
      : { title: found.title, url, id: found.shortname }
  })
  const orgs = joined.map(({ found }) => found?.org)
  return {
    specs,
    spec: [...new Set(joined.map(({ found }) => found?.shortTitle ?? EXPLAINER))],
    org: [...new Set(orgs)].filter((org) => org !== undefined),
  }
}

/** The names from the topmost group down to `id`: ["CSS", "Layout", "Grid"]. */
function lineage(id: string, groups: ReadonlyMap<string, FeatureGroup>): readonly string[] {
  const group = groups.get(id)
  if (group === undefined) return []
  return [...(group.parent === undefined ? [] : lineage(group.parent, groups)), group.name]
}

/** The hierarchical facet of groups: each level contains paths, "CSS > Layout". */
export function groupLevels(
  ids: readonly string[],
  groups: ReadonlyMap<string, FeatureGroup>,
): FeatureRecord['groups'] {
  const lineages = ids.map((id) => lineage(id, groups))
  const levels = ['lvl0', 'lvl1', 'lvl2'].map((level, depth) => {
    const deep = lineages.filter((names) => names.length > depth)
    return [
      level,
      [...new Set(deep.map((names) => names.slice(0, depth + 1).join(' > ')))],
    ] as const
  })
  return Object.fromEntries(levels.filter(([, paths]) => paths.length > 0))
}
