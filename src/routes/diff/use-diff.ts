import { useMemo } from 'react'
import { history } from 'virtual:history'

import { compareReleases, type Comparison } from '#catalogue/history/compare-releases.ts'
import type { Sides } from '#catalogue/history/side.ts'
import type { SupportHistory } from '#catalogue/history/timeline.ts'
import type { EntryRows } from '#contracts/content.ts'
import { type Check, isEither, isListOf, isNumber, isShape, isText } from '#lib/shapes.ts'
import { useRecords } from '#routes/detail/record-queries.ts'
import { type RecordQuery, recordsById } from '#routes/detail/record-requests.ts'
import { useDays } from '#search/state/days.ts'

import { type ChangedFeature, changedFeatures, comparedFeature } from './diff-features.ts'
import { type DiffRow, filesOf, rowsOf } from './diff-rows.ts'
import { findSides, type FoundSides } from './diff-sides.ts'
import { type FilesState, useFiles } from './use-files.ts'

/** The state of a comparison while its files load. */
export type DiffData =
  | { readonly status: 'loading'; readonly sides?: FoundSides }
  | { readonly status: 'failed'; readonly retry: () => void; readonly sides?: FoundSides }
  | Compared

export type Compared = {
  readonly status: 'ready'
  readonly sides: FoundSides
  readonly rows: readonly DiffRow[]
  /** The features of the rows, in display order. */
  readonly features: readonly ChangedFeature[]
  /** The number of entries without data for one of the sides. */
  readonly silent: number
}

const none: readonly string[] = []

/** Loads the histories of both browsers, then the names of the changed entries, then the features. */
export function useDiff(wanted: Sides | undefined): DiffData {
  const { historyUrl, entryUrls } = history
  const { today } = useDays()
  const ofFrom = wanted && historyUrl(wanted.from.browser)
  const ofTo = wanted && historyUrl(wanted.to.browser)
  const histories = useFiles(
    ofFrom === undefined || ofTo === undefined ? none : [...new Set([ofFrom, ofTo])],
    isHistory,
  )
  const known = histories.status === 'ready' ? histories.files : undefined
  const [from, to] = [known?.get(ofFrom ?? ''), known?.get(ofTo ?? '')]
  const sides = wanted && from && to && findSides(wanted, { histories: { from, to }, today })
  const compared = useComparison(sides)
  const names = useFiles(
    compared === undefined
      ? none
      : filesOf(compared.changes).flatMap((number) => entryUrls[number] ?? []),
    isEntryRows,
  )
  const rows = useRows(compared, names)
  const records = useRecords(useMemo(() => featureQueries(rows), [rows]))
  if (histories.status !== 'ready') return histories
  if (sides === undefined || compared === undefined) return { status: 'loading' }
  if (names.status !== 'ready') return { ...names, sides }
  if (records.status === 'error') return { status: 'failed', retry: records.retry, sides }
  if (records.status === 'loading') return { status: 'loading', sides }
  const found = records.status === 'results' ? records.answer.hits(comparedFeature) : []
  const features = changedFeatures(rows, found, { pair: sides, today })
  return { status: 'ready', sides, rows, features, silent: compared.silent }
}

/** The most IDs of one query. */
const MOST_IDS = 100

function featureQueries(rows: readonly DiffRow[]): readonly RecordQuery[] {
  const ids = [...new Set(rows.flatMap(({ features }) => features))].toSorted()
  return Array.from({ length: Math.ceil(ids.length / MOST_IDS) }, (_, piece) =>
    ids.slice(piece * MOST_IDS, (piece + 1) * MOST_IDS),
  ).flatMap((piece) => recordsById(comparedFeature, piece))
}

/** Memoized, so that typing in the text filter does not repeat the comparison. */
function useComparison(sides: FoundSides | undefined): Comparison | undefined {
  const { history: before, place: from = 0 } = sides?.from ?? {}
  const { history: after, place: to = 0 } = sides?.to ?? {}
  return useMemo(
    () =>
      before &&
      after &&
      compareReleases({ history: before, place: from }, { history: after, place: to }),
    [before, after, from, to],
  )
}

/** Memoized for the same reason: naming and sorting thousands of changes is slow. */
function useRows(
  compared: Comparison | undefined,
  names: FilesState<EntryRows>,
): readonly DiffRow[] {
  const files = names.status === 'ready' ? names.files : undefined
  return useMemo(
    () =>
      compared === undefined || files === undefined
        ? []
        : rowsOf(compared.changes, (number) => files.get(history.entryUrls[number] ?? '')),
    [compared, files],
  )
}

const isRelease: Check<SupportHistory['releases'][number]> = (
  value,
): value is SupportHistory['releases'][number] =>
  Array.isArray(value) && isText(value[0]) && isText(value[1]) && (value[2] === 0 || value[2] === 1)

/** Whether a value holds the releases of a browser and a timeline for each entry. */
export const isHistory: Check<SupportHistory> = isShape<SupportHistory>({
  releases: isListOf(isRelease),
  timelines: isListOf(isEither(isNumber, isListOf(isNumber))),
})

const isEntryRow: Check<EntryRows[number]> = (value): value is EntryRows[number] =>
  Array.isArray(value) && value.length === 4 && value.every(isText)

/** Whether a value holds keys, names and kinds of entries. */
export const isEntryRows: Check<EntryRows> = isListOf(isEntryRow)
