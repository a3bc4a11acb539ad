import { readFile } from 'node:fs/promises'

import { buildRecords } from '#ingest/build.ts'
import { dataSummary } from '#ingest/content/summary.ts'
import { knowledgeOf } from '#ingest/knowledge.ts'
import { collectSurprises } from '#ingest/sources/surprises.ts'
import { isoDay } from '#lib/dates.ts'
import { loadOnce } from '#lib/load-once.ts'

import { readExcerpt } from './excerpt.ts'
import { createFilledProvider } from './filled-provider.ts'

/** The day of the frozen answers, `YYYY-MM-DD`: after the first announced releases of the excerpt, before the last. */
const FROZEN_DAY = '2026-12-10'

const DAY = 86_400

/** What the excerpt lacks. */
type Additions = {
  /** Statuses of releases, by browser and version. */
  readonly releases: Readonly<Partial<Record<string, Readonly<Record<string, object>>>>>
  /** Values of facets, by attribute; some hold until a day, or from one on. */
  readonly values: Readonly<Record<'features' | 'compat' | 'specs', Values>>
}

const additions = new URL('../unit/search/address/fixtures/frozen-additions.json', import.meta.url)

type Listed = { readonly objectID: string; readonly [attribute: string]: unknown }

/**
 * Records that stay the same: those of the excerpt, and copies of features, entries and specifications with other
 * values of each facet, so that every filter divides its list and lists have several pages.
 */
const frozenCatalogue = loadOnce(async () => {
  const { releases, values }: Additions = JSON.parse(await readFile(additions, 'utf8'))
  const sources = await readExcerpt()
  for (const [browser, known] of sources.compat.browsers) {
    for (const [version, facts] of Object.entries(releases[browser] ?? {})) {
      Object.assign(known.releases, { [version]: { ...known.releases[version], ...facts } })
    }
  }
  const knowledge = knowledgeOf(sources, collectSurprises())
  const built = await buildRecords({ sources, knowledge, onProgress: () => {} })
  const records = {
    ...built,
    features: copied(built.features, 8, values.features),
    compat: copied(built.compat, 2, values.compat),
    specs: copied(built.specs, 8, values.specs),
  }
  const { turnDays, datedValues } = await dataSummary({
    sources,
    records,
    counts: {},
    trackedUsage: 0,
    newestRelease: '2026-11-10',
  })
  return { records, day: { today: FROZEN_DAY, turnDays, datedValues } }
})

/** What searches need to know of the frozen day. */
export const frozenDay = async () => (await frozenCatalogue()).day

/** A provider with these records. */
export const frozenProvider = loadOnce(async () =>
  createFilledProvider((await frozenCatalogue()).records),
)

type Values = Readonly<Record<string, readonly string[]>>

function copied<Own extends { readonly objectID: string }>(
  records: readonly Own[],
  times: number,
  facets: Values,
): readonly Own[] {
  return Array.from({ length: times }, (_, copy) =>
    records.map((record, place) => (copy === 0 ? record : copyOf(record, { copy, place, facets }))),
  ).flat()
}

type Copy = { readonly copy: number; readonly place: number; readonly facets: Values }

function copyOf<Own extends Listed>(record: Own, { copy, place, facets }: Copy): Own {
  const changed = Object.entries(facets).flatMap(([attribute, known], number) => {
    // Numbers without a common divisor, so that no two facets divide the records alike.
    const chosen = (place * (number + 3) + copy * 7) % (known.length + 1)
    const several =
      place % 3 === 0 ? [known[chosen], known[(chosen + 2) % known.length]] : [known[chosen]]
    const kept = [...new Set(several.flatMap((one) => one ?? []))]
    const isList = Array.isArray(record[attribute] ?? [])
    return kept.length === 0 ? [] : [[attribute, isList ? kept : kept[0]] as const]
  })
  const { usage, rank, newlyDate, sortName } = record
  return {
    ...record,
    ...Object.fromEntries(changed),
    objectID: `${record.objectID}-${copy}`,
    ...(typeof usage === 'number' && {
      usage: Math.max(0, Number((usage - copy * 9.37).toFixed(2))),
    }),
    ...(typeof rank === 'number' && { rank: rank * 10 - copy }),
    ...(typeof sortName === 'string' && {
      sortName: `${sortName} ${copy}`,
      votes: (place * 37 + copy) % 150,
    }),
    ...(typeof newlyDate === 'number' && newlySince(newlyDate - copy * 113 * DAY)),
  }
}

function newlySince(newlyDate: number) {
  const day = isoDay(newlyDate)
  const widely = newlyDate + 913 * DAY
  return {
    newlyDate,
    newlyMonth: day.slice(0, 7),
    newlyYear: Number(day.slice(0, 4)),
    widelyDate: widely,
    available: { newly: newlyDate, widely },
  }
}
