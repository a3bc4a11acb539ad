import type { IndexRecord } from '#catalogue/define-index.ts'
import { strictReadings } from '#lib/match-by-name.ts'
import { clipBytes } from '#lib/query-text.ts'
import { listById } from '#search/lists/all.ts'
import { RecordLine } from '#search/palette/option-content.tsx'
import { exactHits, yieldsToFeature } from '#search/rows/exact-hits.ts'
import { type FoundHit, readHits } from '#search/rows/found-hit.ts'
import type { SearchFailure } from '#search/transport/failure.ts'
import { MARK_END, MARK_START } from '#search/transport/marked-parts.ts'
import { type MultiSearchRequest, useMultiSearch } from '#search/transport/use-multi-search.ts'
import type { ComboboxGroup, ComboboxOption } from '#ui/combobox/combobox-list.tsx'

/** An option to add; its name is its id. */
export type AddOption = ComboboxOption & { readonly label: string }

export type AddOptions = {
  /** The query; empty if the text is blank. */
  readonly query: string
  readonly groups: readonly ComboboxGroup<AddOption>[]
  /** The options of all groups, the best first. */
  readonly options: readonly AddOption[]
  /** Whether the options belong to the current text. */
  readonly isSettled: boolean
  readonly failure: SearchFailure | null
}

const kinds = ['features', 'compat'] as const

const MOST = 6

/** What an option shows. */
const attributes = {
  features: ['objectID', 'name', 'baseline', 'newlyDate', 'widelyDate'],
  compat: ['objectID', 'name', 'path', 'features'],
} as const

/** Options for a text: the record with that name first, then features, then compat entries. */
export function useAddOptions(text: string, ids: readonly string[]): AddOptions {
  const query = clipBytes(text).trim()
  const state = useMultiSearch<IndexRecord>(query === '' ? null : kinds.map(requestFor(query)))
  const results = state.status === 'results' ? state.results : []
  const hits = kinds.flatMap((kind, place) => readHits(listById(kind), results[place]?.hits ?? []))
  const best = bestHit(query, hits)
  const optionOf = (found: FoundHit): AddOption => ({
    name: found.hit.objectID,
    label: found.names[0] ?? found.hit.objectID,
    content: <AddLine found={found} isIn={ids.includes(found.hit.objectID)} />,
  })
  const rest = (kind: (typeof kinds)[number]) => ({
    name: kind,
    label: listById(kind).title,
    options: hits.filter((hit) => hit.id === kind && hit !== best).map(optionOf),
  })
  const groups = [
    { name: 'best', label: 'Enter adds', options: best === undefined ? [] : [optionOf(best)] },
    ...kinds.map(rest),
  ].filter(({ options }) => options.length > 0)
  return {
    query,
    groups,
    options: groups.flatMap(({ options }) => options),
    isSettled: state.status === 'results',
    failure: state.status === 'error' ? state.error.failure : null,
  }
}

function requestFor(query: string) {
  return (kind: (typeof kinds)[number]): MultiSearchRequest => ({
    indexName: kind,
    query,
    hitsPerPage: MOST,
    attributesToRetrieve: [...attributes[kind]],
    attributesToHighlight: [listById(kind).names[0]],
    highlightPreTag: MARK_START,
    highlightPostTag: MARK_END,
    getRankingInfo: true,
    analytics: false,
  })
}

/** The record whose name equals the query, features before entries; otherwise the first hit. */
function bestHit(query: string, hits: readonly FoundHit[]): FoundHit | undefined {
  const feature = hits.find(({ id }) => id === 'features')
  for (const kind of kinds) {
    const own = hits.filter(({ id }) => id === kind)
    const named = exactHits(query, own, strictReadings)
    const match = named.find((hit) => !yieldsToFeature(query, hit, feature))
    if (match !== undefined) return match
  }
  return hits[0]
}

type AddLineProps = { readonly found: FoundHit; readonly isIn: boolean }

function AddLine({ found, isIn }: AddLineProps) {
  return (
    <>
      <RecordLine found={found} />
      {isIn && ' '}
      {isIn && <span>· in the set</span>}
    </>
  )
}
