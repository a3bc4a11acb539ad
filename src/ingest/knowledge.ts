import { getAllVersions } from 'baseline-browser-mapping'

import type { CoreBrowser } from '#catalogue/browsers.ts'
import type { PlatformFields } from '#catalogue/platforms.ts'
import { releaseBrowsers } from '#catalogue/releases/record.ts'
import { compareVersions } from '#lib/version.ts'

import type { CompatContext } from './compat/records.ts'
import { currentMappings } from './content/elsewhere.ts'
import { alwaysThere } from './detection/always-there.ts'
import { testFields } from './detection/detection.ts'
import { currentIds } from './features/current-ids.ts'
import { featurePlatforms } from './features/feature-platforms.ts'
import { featureLabels, featureRelatedOptions } from './features/labels.ts'
import {
  featurePart,
  newerVersions,
  type PartSupport,
  withVersions,
} from './features/newer-support.ts'
import { type FeatureContext, featureWeight } from './features/records.ts'
import { relatedIds } from './joins/related.ts'
import { type RenamedKeys, renamedKeys, statusesByKey } from './joins/renamed-keys.ts'
import { joinSpecs, type SpecJoin } from './joins/spec-join.ts'
import { nameEntries } from './names/name-entries.ts'
import { currentPhrases } from './phrases/current-phrases.ts'
import { readPhrases } from './phrases/read-phrases.ts'
import { releaseChanges } from './releases/changes.ts'
import type { ReleaseContext } from './releases/records.ts'
import type { CompatEntry } from './sources/compat-data.ts'
import { includesEntry } from './sources/exposure.ts'
import type { Sources } from './sources/sources.ts'
import type { Surprises } from './sources/surprises.ts'
import type { SpecContext } from './specs/records.ts'
import { specPhrases } from './specs/spec-phrases.ts'
import { definedBySpec, specUses, type SpecUseSources } from './specs/uses.ts'
import { readReleaseTable, type ReleaseTable } from './support/release-table.ts'
import { changesByEntry } from './support/timelines.ts'
import { readTracks, type Tracks } from './support/tracks.ts'
import { usageTable, type UsageTable } from './support/usage.ts'

/** The Chromium version of a derived browser, of this version or the last one before. */
export function downstreamEngine(browser: string, version: string): string | undefined {
  blinkVersions ??= readBlinkVersions()
  return blinkVersions
    .filter((entry) => entry.browser === browser)
    .filter((entry) => compareVersions(entry.version, version) <= 0)
    .toSorted((a, b) => compareVersions(a.version, b.version))
    .at(-1)?.engine_version
}

/** Cached, because computing all versions is slow. */
let blinkVersions: ReturnType<typeof readBlinkVersions> | undefined

function readBlinkVersions() {
  const versions = getAllVersions({ includeDownstreamBrowsers: true, suppressWarnings: true })
  return Array.isArray(versions) ? versions.filter(({ engine }) => engine === 'Blink') : []
}

export type Knowledge = {
  readonly releases: ReleaseTable
  readonly tracks: Tracks
  readonly usage: UsageTable
  readonly renamed: RenamedKeys
  readonly current: Features
  readonly features: FeatureContext
  readonly compat: CompatContext
  /** `works` requires the records of compat entries. */
  readonly specs: Omit<SpecContext, 'works'>
  readonly specSources: SpecUseSources
  readonly changes: ReleaseContext
}

export function knowledgeOf(sources: Sources, surprises: Surprises): Knowledge {
  const releases = readReleaseTable(sources.compat)
  const usage = usageTable({ releases, downstream: downstreamEngine, usage: sources.usage })
  const names = nameEntries(sources)
  const joinSpec = joinSpecs(sources.specs)
  const { entries } = sources.compat
  const renamed = renamedKeys({ features: sources.features.features, entries })
  const parts = partsByKey(sources, renamed)
  const tracks = readTracks(sources.compat)
  const changes = changesByEntry({ ...sources.compat, tracks }, releaseBrowsers)
  const { features, ...current } = currentFeatures(sources, { parts, renamed, tracks })
  const { phrases, curated, translations } = phrasesNow(sources, surprises, renamed)
  const joined = { joinSpec, ...testsOf(sources, { names, tracks }), phrases, surprises, changes }
  const common = { names, entries, releases, tracks, usage, ...joined }
  const specSources = { ...common, features, defined: definedBySpec({ sources, joinSpec }) }
  const order = featureOrder(features)
  return {
    releases,
    tracks,
    usage,
    renamed,
    current: features,
    features: {
      ...common,
      groups: sources.features.groups,
      snapshots: sources.features.snapshots,
      formerIds: formerIds(sources.features),
      related: relatedFeatures(features, joinSpec),
      ...current,
      notes: sources.notes,
      mappings: currentMappings(sources.mappings, sources.features),
      translations,
      curated,
      renamed,
      currentIds: (id) => currentIds(id, sources.features),
      nameOf: order.featureName,
    },
    compat: {
      ...common,
      ...parts,
      interfaceOf: interfacesOf(sources),
      onlyPartOf: onlyParts(features, current.partsOf),
      isDiscouraged: (id) => features.get(id)?.discouraged !== undefined,
    },
    specs: { ...order, uses: specUses(specSources), phrasesOf: specPhrases(sources.specs, common) },
    specSources,
    changes: {
      ...order,
      compat: sources.compat,
      nodeSchedule: sources.nodeSchedule,
      names,
      changes: releaseChanges({ changes, features, platformsOf: current.platformsOf }),
      featuresOf: (key) => (parts.features.get(key) ?? []).map(({ id }) => id),
      newlyDate: (id) => features.get(id)?.status.baseline_low_date,
    },
  }
}

/** What the tests of entries are made of, and which entries secure contexts alone have. */
function testsOf(
  { compat: { entries }, interfaces: members, exposure, elements }: Sources,
  known: Pick<CompatContext, 'names' | 'tracks'>,
) {
  const tested = { ...known, members, exposure, elements, entries }
  const isAlwaysThere = alwaysThere(entries, known.tracks)
  return {
    testOf: (entry: CompatEntry) => testFields(entry, { ...tested, isAlwaysThere }),
    isSecure: ({ segments }: CompatEntry) => includesEntry(exposure.secure, segments),
  }
}

/** The phrases of the records that the packages have now. */
function phrasesNow({ features, compat }: Sources, surprises: Surprises, renamed: RenamedKeys) {
  const ids = {
    currentIds: (id: string) => {
      if (!id.includes('.')) return currentIds(id, features)
      return compat.entries.has(id) ? [id] : (renamed.get(id) ?? [])
    },
    surprises,
  }
  return {
    phrases: currentPhrases(new Map([...readPhrases('features'), ...readPhrases('compat')]), ids),
    curated: currentPhrases(readPhrases('aliases'), ids),
    translations: currentPhrases(readPhrases('languages'), ids),
  }
}

type CurrentSources = {
  readonly parts: Pick<CompatContext, 'features' | 'statuses'>
  readonly renamed: RenamedKeys
  readonly tracks: Tracks
}

/** If the compat data is newer, it decides which parts work, and adds browsers with all parts. */
function currentFeatures({ features: source, compat }: Sources, known: CurrentSources) {
  const { tracks } = known
  const isNewer = compat.date > source.newestRelease
  const parts = partsById(known, compat.entries)
  const platforms = new Map<string, PlatformFields>()
  const newer = new Map<string, readonly CoreBrowser[]>()
  const features = new Map(
    [...source.features].map(([id, feature]) => {
      const keys = feature.compat_features?.flatMap((key) => known.renamed.get(key) ?? [key])
      const present = { ...feature, compat_features: keys }
      const versions = isNewer ? newerVersions(present, parts.get(id) ?? []) : noVersions
      if (versions.size > 0) newer.set(id, [...versions.keys()])
      return [id, withVersions(feature, versions)] as const
    }),
  )
  const partsOf = (id: string) =>
    (parts.get(id) ?? []).map((part) => {
      const own = isNewer ? undefined : known.parts.statuses.get(part.key)?.support
      const supports = (browser: CoreBrowser) =>
        own === undefined ? part.since(browser) !== undefined : own[browser] !== undefined
      return Object.assign({ supports }, part)
    })
  const platformsOf = (id: string): PlatformFields => {
    const support = features.get(id)?.status.support ?? {}
    const found = platforms.get(id) ?? featurePlatforms({ id, support, parts: partsOf(id) }, tracks)
    platforms.set(id, found)
    return found
  }
  return { features, newer, partsOf, platformsOf }
}

/** By key, the features that consist of one entry. */
function onlyParts(
  features: Features,
  partsOf: FeatureContext['partsOf'],
): CompatContext['onlyPartOf'] {
  return new Map(
    [...features].flatMap(([id, feature]) => {
      const [only, ...others] = partsOf(id)
      return only === undefined || others.length > 0 ? [] : [[only.key, feature] as const]
    }),
  )
}

const noVersions: ReadonlyMap<CoreBrowser, string> = new Map()

/** Feature ID → its parts in the order of the compat data, as on its page. */
function partsById({ parts, tracks }: CurrentSources, entries: Sources['compat']['entries']) {
  const found = new Map<string, PartSupport[]>()
  for (const [key, owners] of parts.features) {
    const part = featurePart(key, { entries, tracks })
    if (part === undefined) continue
    for (const { id } of owners) found.set(id, [...(found.get(id) ?? []), part])
  }
  return found
}

type Features = Sources['features']['features']

function featureOrder(features: Features) {
  const weights = new Map([...features].map(([id, feature]) => [id, featureWeight(feature)]))
  return {
    featureName: (id: string) => features.get(id)?.name ?? id,
    featureWeight: (id: string) => weights.get(id) ?? 0,
  }
}

/**
 * Tags in the compat data and parts in web-features, either of which may be newer. Of a newer entry
 * with tags, these decide: it may have moved to another feature.
 */
function partsByKey(
  {
    features: { features, newestRelease },
    compat: { entries, date },
  }: Pick<Sources, 'features' | 'compat'>,
  renamed: RenamedKeys,
): Pick<CompatContext, 'features' | 'statuses'> {
  const isTagged = (key: string) =>
    date > newestRelease && taggedFeatures(entries.get(key)?.statement.tags).length > 0
  const owners = new Map<string, Set<string>>()
  const own = (key: string, id: string) =>
    owners.set(key, (owners.get(key) ?? new Set<string>()).add(id))
  for (const [id, { compat_features: keys }] of features) {
    const present = (keys ?? []).flatMap((key) => renamed.get(key) ?? [key])
    for (const key of present) if (!isTagged(key)) own(key, id)
  }
  for (const { key, statement } of entries.values()) {
    for (const id of taggedFeatures(statement.tags)) if (features.has(id)) own(key, id)
  }
  return {
    features: new Map([...owners].map(([key, ids]) => [key, named(ids, features)])),
    statuses: statusesByKey(features, renamed),
  }
}

const TAG = 'web-features:'

/** "web-features:grid" tags a feature; "web-features:snapshot:ecmascript-2021" does not. */
function taggedFeatures(tags: readonly string[] | undefined): readonly string[] {
  return (tags ?? [])
    .filter((tag) => tag.startsWith(TAG))
    .map((tag) => tag.slice(TAG.length))
    .filter((id) => !id.includes(':'))
}

function named(ids: Iterable<string>, features: Features) {
  return Array.from(ids, (id) => ({ id, name: features.get(id)?.name ?? id }))
}

/** Live ID → former IDs, including those that were split. */
function formerIds({ former }: Sources['features']): ReadonlyMap<string, readonly string[]> {
  const ids = new Map<string, readonly string[]>()
  for (const [old, targets] of former) {
    for (const id of targets) ids.set(id, [...(ids.get(id) ?? []), old])
  }
  return ids
}

function relatedFeatures(features: Features, joinSpec: SpecJoin) {
  const known = { joinSpec, isLive: (id: string) => features.has(id) }
  const labels = [...features].map(([id, feature]) => featureLabels(id, feature, known))
  return relatedIds(labels, featureRelatedOptions)
}

/** Only interfaces with their own entry. */
function interfacesOf({ elements, compat: { entries } }: Sources): CompatContext['interfaceOf'] {
  return ({ segments: [, section, element, deeper] }) => {
    if (section !== 'elements' || element === undefined || deeper !== undefined) return undefined
    const key = `api.${elements.get(element) ?? ''}`
    return entries.has(key) ? key : undefined
  }
}
