import { useEffect, useState } from 'react'
import { content } from 'virtual:content'

import { type Redirects, redirectsSchema } from '#contracts/content-files.ts'
import { useContent } from '#routes/detail/use-content.ts'
import { type CurrentSnapshots, noteUnchanged } from '#search/saved/current-snapshots.ts'
import { isSavedId } from '#search/saved/saved-file.ts'
import { saved } from '#search/saved/saved-store.ts'
import { type SavedEntries, type SavedEntry, savedKey } from '#search/saved/saved.ts'
import { useDays } from '#search/state/days.ts'
import { useStore } from '#search/state/use-store.ts'
import { type MultiSearchState, useMultiSearch } from '#search/transport/use-multi-search.ts'

import {
  applyRedirects,
  savedAnswers,
  type SavedFact,
  type SavedFacts,
  type SavedHit,
  savedQuestions,
  sightsOf,
} from './saved-facts.ts'

export type SavedState = {
  readonly entries: SavedEntries
  /** Returns undefined while loading. */
  readonly factOf: (entry: SavedEntry) => SavedFact | undefined
  readonly sights: CurrentSnapshots
  /** Current ids by former id; undefined while loading, empty if loading failed. */
  readonly redirects: Redirects | undefined
  readonly question: MultiSearchState<SavedHit>
}

/**
 * The saved entries with their current records. Each is requested once per visit: all in one
 * request at first, later only added ones. The snapshots of entries shown without a change are
 * updated.
 */
export function useSaved(): SavedState {
  const entries = useStore(saved)
  const days = useDays()
  const [facts, setFacts] = useState<SavedFacts>(new Map())
  // Stored text may be invalid: an address that is not a search has no results to count.
  const open = entries.filter((entry) => !facts.has(savedKey(entry)) && isSavedId(entry))
  const questions = savedQuestions(open)
  const requests = questions.flatMap((asked) => asked.requests)
  const question = useMultiSearch<SavedHit>(requests.length === 0 ? null : requests)
  if (question.status === 'results') {
    setFacts(new Map([...facts, ...savedAnswers(questions, question.results)]))
  }
  const isMissing = entries.some((entry) => facts.get(savedKey(entry))?.kind === 'missing')
  const file = useContent(isMissing ? content.urls.redirects : null, redirectsSchema)
  const redirects =
    file.status === 'failed' ? noRedirects : file.status === 'ready' ? file.value : undefined
  const sights = sightsOf(facts, days)
  useEffect(() => {
    const next = noteUnchanged(applyRedirects(entries, { facts, redirects }), sights)
    // Must not overwrite entries saved since this render: the next render repeats the update.
    if (next !== entries && saved.get() === entries) saved.set(next)
  }, [entries, facts, redirects, sights])
  return {
    entries,
    factOf: (entry) => (isSavedId(entry) ? facts.get(savedKey(entry)) : { kind: 'missing' }),
    sights,
    redirects,
    question,
  }
}

const noRedirects: Redirects = { features: {}, specs: {}, compat: {} }
