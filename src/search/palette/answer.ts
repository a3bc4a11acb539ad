import type { SearchResponse } from 'algoliasearch/lite'

import type { Highlights } from '#search/rows/highlight.ts'

import type { PaletteRecord, PaletteRecords } from './requests.ts'

/** A record as it was found. */
export type Found<Record> = Record & { readonly _highlightResult?: Highlights }

/** The records of one kind that were found, the best of them at hand. */
export type FoundRecords<Record> = {
  readonly total: number
  readonly hits: readonly Found<Record>[]
}

/** The answer to `wordRequests`, each record with its kind. */
export type PaletteAnswer = {
  readonly [Kind in keyof PaletteRecords]: FoundRecords<PaletteRecords[Kind]>
}

type Results = readonly SearchResponse<PaletteRecord>[]

/** Sorts the results by the kinds that were asked for. */
export function readAnswer(results: Results): PaletteAnswer {
  const [suggestions, features, compat, specs, releases] = results
  return {
    suggestions: pick(suggestions, isSuggestion),
    features: pick(features, isFeature),
    compat: pick(compat, isCompat),
    specs: pick(specs, isSpec),
    releases: pick(releases, isRelease),
  }
}

/** The answer to `emptyQueryRequests`: what is known best, and lists to begin with. */
export type PaletteRest = {
  readonly [Part in 'popular' | 'lists']: readonly Found<PaletteRecords['suggestions']>[]
}

export function readRest(results: Results): PaletteRest {
  const [popular, lists] = results
  return { popular: pick(popular, isSuggestion).hits, lists: pick(lists, isSuggestion).hits }
}

function pick<Record extends PaletteRecord>(
  result: Results[number] | undefined,
  isKind: (record: PaletteRecord) => record is Record,
): FoundRecords<Record> {
  const hits = result?.hits.filter((hit) => isKind(hit)) ?? []
  return { total: result?.nbHits ?? hits.length, hits }
}

function isSuggestion(record: PaletteRecord): record is PaletteRecords['suggestions'] {
  return 'target' in record
}

function isFeature(record: PaletteRecord): record is PaletteRecords['features'] {
  return 'baseline' in record
}

function isCompat(record: PaletteRecord): record is PaletteRecords['compat'] {
  return 'path' in record
}

function isSpec(record: PaletteRecord): record is PaletteRecords['specs'] {
  return 'title' in record
}

function isRelease(record: PaletteRecord): record is PaletteRecords['releases'] {
  return 'browser' in record
}
