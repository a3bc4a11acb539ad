import type { ListName } from '#catalogue/indices.ts'
import type { RecordsOfIndices } from '#ingest/build.ts'
import { isoDay } from '#lib/dates.ts'

export type DatedRecords = {
  readonly features: readonly Pick<
    RecordsOfIndices['features'][number],
    'objectID' | 'newlyDate' | 'widelyDate' | 'lastShipped' | 'specs'
  >[]
  readonly compat: readonly Pick<
    RecordsOfIndices['compat'][number],
    'objectID' | 'newlyDate' | 'support' | 'specs'
  >[]
  readonly specs: readonly Pick<RecordsOfIndices['specs'][number], 'objectID'>[]
  readonly releases: readonly Pick<
    RecordsOfIndices['releases'][number],
    'objectID' | 'browser' | 'version' | 'date'
  >[]
}

type Days = ReadonlyMap<string, string>

export type RecordDays = Readonly<Partial<Record<ListName, Days>>>

/**
 * The `YYYY-MM-DD` of each record's newest event until `asOf`: a release with support or a Baseline
 * status; for a specification, the newest of its features. The day of a release can lie ahead.
 */
export function recordDays({ features, compat, specs, releases }: DatedRecords, asOf: string) {
  const known = (times: readonly (number | undefined)[]) =>
    newest(times.flatMap((time) => (time === undefined ? [] : [isoDay(time)])).filter(isOver))
  const isOver = (day: string) => day <= asOf
  const released = new Map(
    releases.map(({ browser, version, date }) => [`${browser} ${version}`, date]),
  )
  const ofFeatures = daysOf(features, ({ newlyDate, widelyDate, lastShipped }) =>
    known([newlyDate, widelyDate, lastShipped]),
  )
  const ofCompat = daysOf(compat, ({ newlyDate, support }) =>
    known([
      newlyDate,
      ...Object.entries(support).map(([browser, code]) =>
        released.get(`${browser} ${code.replace('≤', '')}`),
      ),
    ]),
  )
  const uses = new Map<string, string[]>()
  const use = (id: string | undefined, day: string | undefined) => {
    if (id !== undefined && day !== undefined) uses.set(id, [...(uses.get(id) ?? []), day])
  }
  for (const feature of features) {
    for (const { id } of feature.specs) use(id, ofFeatures.get(feature.objectID))
  }
  for (const entry of compat) for (const id of entry.specs) use(id, ofCompat.get(entry.objectID))
  return {
    features: ofFeatures,
    compat: ofCompat,
    specs: daysOf(specs, ({ objectID }) => newest(uses.get(objectID) ?? [])),
    releases: daysOf(releases, ({ date }) => (date === undefined ? undefined : isoDay(date))),
  } satisfies RecordDays
}

function newest(days: readonly string[]): string | undefined {
  return days.toSorted().at(-1)
}

function daysOf<Item extends { readonly objectID: string }>(
  items: readonly Item[],
  dayOf: (item: Item) => string | undefined,
): Days {
  return new Map(
    items.flatMap((item) => {
      const day = dayOf(item)
      return day === undefined ? [] : [[item.objectID, day] as const]
    }),
  )
}
