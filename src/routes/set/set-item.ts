import * as v from 'valibot'

import type { BaselineStatus } from '#catalogue/baseline.ts'
import type { PerBrowser } from '#catalogue/browsers.ts'
import { type CompatRecord, listedEntry } from '#catalogue/compat/record.ts'
import { type FeatureRecord, testsOfParts, listedFeature } from '#catalogue/features/record.ts'
import { pathLabels } from '#catalogue/path.ts'
import { platformCodes, type PerPlatform } from '#catalogue/platforms.ts'
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
  readonly approx?: true | undefined
  readonly support: PerBrowser<string>
  readonly platforms?: PerPlatform<string> | undefined
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
  'tests',
])

const entryShape = recordShape<CompatRecord>()('compat', [
  'name',
  'path',
  'baseline',
  'newlyDate',
  'approx',
  'support',
  'platforms',
  'test',
])

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
    ...recordsById(
      featureShape,
      ids.filter((id) => !isKey(id)),
    ),
    ...recordsById(entryShape, ids.filter(isKey)),
  ]
}

const knownFeature = v.object({
  ...v.pick(listedFeature, ['objectID', 'name', 'baseline', 'newlyDate', 'support']).entries,
  platforms: v.optional(platformCodes),
})

const knownEntry = v.object({
  ...v.pick(listedEntry, ['objectID', 'name', 'path', 'baseline', 'newlyDate', 'support']).entries,
  platforms: v.optional(platformCodes),
  test: v.optional(v.string()),
})

/** The items in a response, by id. Records with an invalid shape are omitted. */
export function readItems({ hits }: RecordAnswer): ReadonlyMap<string, SetItem> {
  const features = hits(featureShape).filter((hit) => v.is(knownFeature, hit))
  const entries = hits(entryShape).filter((hit) => v.is(knownEntry, hit))
  const items = [...features.map(featureItem), ...entries.map(entryItem)]
  return new Map(items.map((item) => [item.id, item]))
}

function featureItem({ objectID: id, tests, ...rest }: HitOf<typeof featureShape>): SetItem {
  return {
    ...rest,
    id,
    isEntry: false,
    tests: v.is(testsOfParts, tests) ? tests.map(({ test }) => test) : [],
  }
}

function entryItem({ objectID: id, path, test, ...rest }: HitOf<typeof entryShape>): SetItem {
  return {
    ...rest,
    id,
    path: pathLabels(path.lvl2 ?? path.lvl1 ?? path.lvl0),
    isEntry: true,
    tests: test === undefined ? [] : [test],
  }
}
