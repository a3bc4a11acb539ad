import type { CompatRecord } from '#catalogue/compat/record.ts'
import { valuesOn } from '#catalogue/dated-values.ts'
import { perCoreBrowser } from '#catalogue/per-core-browser.ts'
import type { SpecRecord, SpecWorks } from '#catalogue/specs/record.ts'
import { namedFeatures } from '#ingest/joins/named-features.ts'
import { type Labelled, relatedIds } from '#ingest/joins/related.ts'
import { BuildCheckError } from '#ingest/sources/errors.ts'
import type { SpecSource } from '#ingest/sources/web-specs.ts'
import { withinBytes } from '#ingest/text/within-bytes.ts'

import type { SpecPhrases } from './spec-phrases.ts'
import type { SpecUses } from './uses.ts'

export type SpecContext = {
  readonly uses: (shortname: string) => SpecUses
  readonly works: (shortname: string) => SpecWorks | undefined
  readonly featureName: (id: string) => string
  readonly phrasesOf: (shortname: string, features: readonly string[]) => SpecPhrases
  /** Sorts features of a specification, highest first. */
  readonly featureWeight: (id: string) => number
}

/** Maximum bytes of terms: large specifications define more than a record can hold. */
const MOST_BYTES = 4500

/** All at once, because they refer to each other. */
export function specRecords(
  specs: readonly SpecSource[],
  context: SpecContext,
): readonly SpecRecord[] {
  const uses = new Map(specs.map(({ shortname }) => [shortname, context.uses(shortname)]))
  const related = relatedSpecs(specs, uses)
  return specs.map((spec) => {
    const used = uses.get(spec.shortname) ?? { features: [], compatCount: 0, terms: [] }
    const features = used.features.toSorted(
      (a, b) => context.featureWeight(b) - context.featureWeight(a),
    )
    const works = context.works(spec.shortname)
    const { tasks, featureTasks } = context.phrasesOf(spec.shortname, features)
    const record = {
      ...identity(spec),
      ...standing(spec),
      ...tests(spec),
      ...namedFeatures(features, context.featureName),
      compatCount: used.compatCount,
      ...(works !== undefined && { works }),
      ...(tasks.length > 0 && { tasks }),
      ...(featureTasks.length > 0 && { featureTasks }),
      terms: withinBytes(used.terms, MOST_BYTES),
      related: related.get(spec.shortname) ?? [],
    }
    return { ...record, rank: rankOf(record) }
  })
}

function isCurrent({ shortname, series }: SpecSource): boolean {
  return series.current === undefined || series.current === shortname
}

function identity(spec: SpecSource) {
  const { shortname, series, formerNames, release, nightly } = spec
  const aliases = [...formerNames, series.shortname].filter((alias) => alias !== shortname)
  return {
    objectID: shortname,
    title: spec.title,
    shortTitle: spec.shortTitle,
    series: series.shortname,
    ...(spec.level !== undefined && { level: spec.level }),
    current: isCurrent(spec),
    aliases: [...new Set(aliases)],
    url: nightly?.url ?? spec.url,
    ...(release !== undefined && { releaseUrl: release.url }),
    ...(nightly?.repo !== undefined && { repo: nightly.repo }),
  }
}

const standings = ['good', 'pending', 'discontinued'] as const
const types = ['full', 'delta', 'fork'] as const

function standing(spec: SpecSource) {
  const { nightly, release, groups, org, obsoletedBy, browser } = spec
  return {
    org,
    groups,
    status: nightly?.status ?? release?.status ?? 'Unknown',
    ...(release !== undefined && { maturity: release.status }),
    standing: oneOf(standings, spec.standing, spec),
    type: oneOf(types, spec.type, spec),
    obsoletedBy,
    browser,
  }
}

function oneOf<Value extends string>(
  values: readonly Value[],
  text: string,
  { shortname }: SpecSource,
): Value {
  const found = values.find((value) => value === text)
  if (found !== undefined) return found
  throw new BuildCheckError(
    `The specification ${shortname} has the value "${text}" where only ${values.join(', ')} are known. ` +
      'Add it to the record type in src/catalogue/specs/record.ts and to src/ingest/specs/records.ts.',
  )
}

function tests({ tests: suite }: SpecSource): Pick<SpecRecord, 'tests' | 'testPath'> {
  const [first] = suite?.paths ?? []
  const isWpt = suite?.repo.endsWith('/wpt') === true
  return {
    tests: suite === null ? 0 : Math.max(1, suite.paths.length),
    ...(isWpt && first !== undefined && { testPath: first }),
  }
}

/** Current and living specifications first, then by how much they define. */
function rankOf(
  record: Pick<SpecRecord, 'current' | 'standing' | 'type' | 'compatCount' | 'featureCount'>,
): number {
  return (
    (record.current ? 1000 : 0) +
    (record.standing === 'good' ? 500 : 0) +
    (record.type === 'full' ? 200 : 0) +
    Math.min(200, record.compatCount) +
    record.featureCount
  )
}

function relatedSpecs(specs: readonly SpecSource[], uses: ReadonlyMap<string, SpecUses>) {
  const things = specs.map(({ shortname, series, groups }): Labelled => {
    const levels = specs.filter((other) => {
      return other.series.shortname === series.shortname && other.shortname !== shortname
    })
    return {
      id: shortname,
      declared: levels.map((level) => level.shortname),
      labels: [
        ...groups.map((group) => [`group ${group}`, 1] as const),
        ...(uses.get(shortname)?.features ?? []).map((id) => [`feature ${id}`, 1.2] as const),
      ],
    }
  })
  return relatedIds(things, { maxShared: 40, threshold: 4, limit: 6 })
}

type SpecPart = Pick<CompatRecord, 'specs' | 'missing'>

/** Number of compat entries that work in each browser; undefined without entries. */
export function specWorks(
  entries: readonly SpecPart[],
): (shortname: string) => SpecWorks | undefined {
  const bySpec = new Map<string, SpecPart[]>()
  for (const entry of entries) {
    for (const shortname of entry.specs) {
      bySpec.set(shortname, [...(bySpec.get(shortname) ?? []), entry])
    }
  }
  return (shortname) => {
    const parts = bySpec.get(shortname)
    return parts && worksOf(parts)
  }
}

function worksOf(parts: readonly SpecPart[]): SpecWorks {
  return perCoreBrowser(
    (browser) => parts.filter(({ missing }) => !valuesOn(missing, '').includes(browser)).length,
  )
}
