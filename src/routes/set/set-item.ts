import { type BaselineStatus, baselineStatuses } from '#catalogue/baseline.ts'
import type { CompatRecord } from '#catalogue/compat/record.ts'
import type { FeatureRecord, PerBrowser } from '#catalogue/features/record.ts'
import { pathLabels } from '#catalogue/path.ts'
import type { PerPlatform } from '#catalogue/platforms.ts'
import { isListOf, isNumber, isOneOf, isOptional, isShape, isTableOf, isText } from '#lib/shapes.ts'
import type { RecordAnswer } from '#routes/detail/record-queries.ts'
import {
  type HitOf,
  type RecordQuery,
  recordsById,
  recordShape,
} from '#routes/detail/record-requests.ts'
import { isKey } from '#search/address/set-address.ts'

/** A feature or compat entry in a set. */
export type SetItem = {
  readonly id: string
  readonly name: string
  /** Whether it is a compat entry, whose name is code. */
  readonly isEntry: boolean
  /** The path of an entry: "Web APIs › Window". Names of entries are not unique. */
  readonly path?: string | undefined
  readonly baseline?: BaselineStatus | undefined
  /** In epoch seconds, as are the dates below. */
  readonly newlyDate?: number | undefined
  readonly widelyDate?: number | undefined
  readonly widelyExpected?: number | undefined
  /** Whether the dates are upper bounds only. */
  readonly isApprox: boolean
  readonly support: PerBrowser<string>
  readonly platforms?: PerPlatform<string> | undefined
  readonly coverage?: PerBrowser<number> | undefined
  /** Tests that detect it; empty if there is no reliable one. */
  readonly tests: readonly string[]
}

const featureShape = recordShape<FeatureRecord>()('features', [
  'name',
  'baseline',
  'newlyDate',
  'widelyDate',
  'widelyExpected',
  'approx',
  'support',
  'platforms',
  'coverage',
  'tests',
])

const entryShape = recordShape<CompatRecord>()('compat', [
  'name',
  'path',
  'baseline',
  'newlyDate',
  'support',
  'platforms',
  'test',
])

const MOST_IDS = 100

/** The new key of a global member: "api.Window.fetch" → "api.fetch"; else undefined. */
export function globalKey(id: string): string | undefined {
  const [, name] =
    /^api\.(?:Window|WorkerGlobalScope|WindowOrWorkerGlobalScope)\.(\w+)$/.exec(id) ?? []
  return name === undefined ? undefined : `api.${name}`
}

/** Queries for ids and their possible new keys, as few as possible. */
export function setQueries(wanted: readonly string[]): readonly RecordQuery[] {
  const ids = [...new Set([...wanted, ...wanted.flatMap((id) => globalKey(id) ?? [])])]
  return [
    ...inPieces(ids.filter((id) => !isKey(id))).flatMap((piece) =>
      recordsById(featureShape, piece),
    ),
    ...inPieces(ids.filter(isKey)).flatMap((piece) => recordsById(entryShape, piece)),
  ]
}

function inPieces(ids: readonly string[]): readonly (readonly string[])[] {
  return Array.from({ length: Math.ceil(ids.length / MOST_IDS) }, (_, index) =>
    ids.slice(index * MOST_IDS, (index + 1) * MOST_IDS),
  )
}

const shared = {
  objectID: isText,
  name: isText,
  newlyDate: isOptional(isNumber),
  support: isTableOf(isText),
  platforms: isOptional(isTableOf(isText)),
}

const isFeature = isShape({ ...shared, baseline: isOneOf(baselineStatuses) })

const isEntry = isShape({
  ...shared,
  baseline: isOptional(isOneOf(baselineStatuses)),
  path: isShape({ lvl0: isText, lvl1: isOptional(isText), lvl2: isOptional(isText) }),
  test: isOptional(isText),
})

const areTests = isListOf(isShape({ key: isText, test: isText }))

/** The items in a response, by id. Records with an invalid shape are omitted. */
export function readItems({ hits }: RecordAnswer): ReadonlyMap<string, SetItem> {
  const features = hits(featureShape).filter((hit) => isFeature(hit))
  const entries = hits(entryShape).filter((hit) => isEntry(hit))
  const items = [...features.map(featureItem), ...entries.map(entryItem)]
  return new Map(items.map((item) => [item.id, item]))
}

function featureItem({
  objectID: id,
  tests,
  approx,
  ...rest
}: HitOf<typeof featureShape>): SetItem {
  return {
    ...rest,
    id,
    isEntry: false,
    isApprox: approx === true,
    tests: areTests(tests) ? tests.map(({ test }) => test) : [],
  }
}

function entryItem({ objectID: id, path, test, ...rest }: HitOf<typeof entryShape>): SetItem {
  return {
    ...rest,
    id,
    path: pathLabels(path.lvl2 ?? path.lvl1 ?? path.lvl0),
    isEntry: true,
    isApprox: false,
    tests: test === undefined ? [] : [test],
  }
}
