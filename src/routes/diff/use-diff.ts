import { useMemo, useEffect, useState } from 'react'
import type * as v from 'valibot'
import { history } from 'virtual:history'

import { compareReleases, type Comparison } from '#catalogue/history/compare-releases.ts'
import { type EntryRows, entryRowsSchema } from '#catalogue/history/entry-name.ts'
import type { Sides } from '#catalogue/history/side.ts'
import { historySchema } from '#catalogue/history/timeline.ts'
import { useRecords } from '#routes/detail/record-queries.ts'
import { type RecordQuery, recordsById } from '#routes/detail/record-requests.ts'
import { loadContent } from '#routes/detail/use-content.ts'
import { useDays } from '#search/state/days.ts'

import { type ChangedFeature, changedFeatures, comparedFeature } from './diff-features.ts'
import { countParts } from './diff-parts.ts'
import { type DiffRow, filesOf, rowsOf } from './diff-rows.ts'
import { findSides, type FoundSides, isOneBrowser } from './diff-sides.ts'

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
  const { historyUrl } = history
  const { today } = useDays()
  const ofFrom = wanted && historyUrl(wanted.from.browser)
  const ofTo = wanted && historyUrl(wanted.to.browser)
  const histories = useFiles(
    ofFrom === undefined || ofTo === undefined ? none : [...new Set([ofFrom, ofTo])],
    historySchema,
  )
  const known = histories.status === 'ready' ? histories.files : undefined
  const [from, to] = [known?.get(ofFrom ?? ''), known?.get(ofTo ?? '')]
  const sides = wanted && from && to && findSides(wanted, { histories: { from, to }, today })
  const compared = useComparison(sides)
  const names = useFiles(entryFiles(sides, compared), entryRowsSchema)
  const rows = useRows(compared, names)
  const parts = useParts(sides, names)
  const records = useRecords(useMemo(() => featureQueries(rows), [rows]))
  if (histories.status !== 'ready') return histories
  if (sides === undefined || compared === undefined) return { status: 'loading' }
  if (names.status !== 'ready') return { ...names, sides }
  if (records.status === 'error') return { status: 'failed', retry: records.retry, sides }
  if (records.status === 'loading') return { status: 'loading', sides }
  const found = records.status === 'results' ? records.answer.hits(comparedFeature) : []
  const features = changedFeatures(rows, found, { pair: sides, today, parts })
  return { status: 'ready', sides, rows, features, silent: compared.silent }
}

/** The files that name what changed; all of two browsers, of which parts may work in both. */
function entryFiles(sides: FoundSides | undefined, compared: Comparison | undefined) {
  const { entryUrls } = history
  if (sides === undefined || compared === undefined) return none
  if (!isOneBrowser(sides)) return entryUrls
  return filesOf(compared.changes).flatMap((number) => entryUrls[number] ?? [])
}

/** The working parts in each of two browsers. Memoized, because all entries are read. */
function useParts(sides: FoundSides | undefined, names: FilesState<EntryRows>) {
  const { history: before, place: from = 0 } = sides?.from ?? {}
  const { history: after, place: to = 0 } = sides?.to ?? {}
  const files = names.status === 'ready' ? names.files : undefined
  return useMemo(() => {
    if (before === undefined || after === undefined || before === after || files === undefined) {
      return undefined
    }
    const all = history.entryUrls.flatMap((url) => {
      const file = files.get(url)
      return file === undefined ? [] : [file]
    })
    return {
      from: countParts({ history: before, place: from }, all),
      to: countParts({ history: after, place: to }, all),
    }
  }, [before, after, from, to, files])
}

function featureQueries(rows: readonly DiffRow[]): readonly RecordQuery[] {
  const ids = [...new Set(rows.flatMap(({ features }) => features))].toSorted()
  return recordsById(comparedFeature, ids)
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

/** Content files by address; `failed` if at least one is unavailable. */
type FilesState<Value> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'ready'; readonly files: ReadonlyMap<string, Value> }

/** Fetches content files and keeps them: the next comparison needs most of them again. */
function useFiles<Value>(
  urls: readonly string[],
  schema: v.GenericSchema<Value>,
): FilesState<Value> {
  const [files, setFiles] = useState<ReadonlyMap<string, Value>>(new Map())
  const [attempt, setAttempt] = useState(0)
  const [failed, setFailed] = useState('')
  const missing = urls.filter((url) => !files.has(url)).join(' ')
  const request = `${attempt} ${missing}`
  useEffect(() => {
    if (missing === '') return undefined
    const leaving = new AbortController()
    const settle = async () => {
      const found = await Promise.all(
        missing
          .split(' ')
          .map(async (url) => [url, await loadContent(url, schema, leaving.signal)] as const),
      )
      if (leaving.signal.aborted) return
      const ready = found.flatMap(([url, state]) =>
        state.status === 'ready' ? [[url, state.value] as const] : [],
      )
      if (ready.length < found.length) setFailed(request)
      else setFiles((before) => new Map([...before, ...ready]))
    }
    void settle()
    return () => leaving.abort()
  }, [missing, request, schema])
  if (missing === '') return { status: 'ready', files }
  if (failed === request) return { status: 'failed', retry: () => setAttempt(attempt + 1) }
  return { status: 'loading' }
}
