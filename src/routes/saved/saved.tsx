import { useState, useEffect } from 'react'
import { useSearchParams, Link } from 'react-router-dom'
import { content } from 'virtual:content'

import { type Redirects, redirectsSchema } from '#contracts/content-files.ts'
import { views } from '#contracts/views.ts'
import { formatCount, pluralize } from '#lib/format-count.ts'
import { formatDay } from '#lib/format-day.ts'
import { useContent } from '#routes/detail/use-content.ts'
import { useHead } from '#routes/layout/head.ts'
import { ViewFailure } from '#routes/layout/view-failure.tsx'
import { RemovedNotice, StorageNotice } from '#routes/notices/notices.tsx'
import { focusHeading, type Removal, useRemoval } from '#routes/notices/use-removal.ts'
import { paths } from '#routes/paths.ts'
import { lastHead } from '#search/rows/found-row.tsx'
import { RowList } from '#search/rows/row-list.tsx'
import { RowLevel } from '#search/rows/row-name.tsx'
import {
  changeOf,
  markSeen,
  type CurrentSnapshots,
  noteUnchanged,
} from '#search/saved/current-snapshots.ts'
import { isSavedId } from '#search/saved/saved-file.ts'
import { saved } from '#search/saved/saved-store.ts'
import { type SavedEntry, savedKey, type SavedEntries } from '#search/saved/saved.ts'
import { useDays } from '#search/state/days.ts'
import { useStore } from '#search/state/use-store.ts'
import { SearchClientContext, useSearchClient } from '#search/transport/client-context.ts'
import { type MultiSearchState, useMultiSearch } from '#search/transport/use-multi-search.ts'
import { Button } from '#ui/controls/button.tsx'
import { Select } from '#ui/controls/select.tsx'
import { BookmarkIcon } from '#ui/text/icon.tsx'
import { MarginSection } from '#ui/text/margin-section.tsx'
import { Notice } from '#ui/text/notice.tsx'
import { SkeletonRows } from '#ui/text/skeleton-rows.tsx'

import { SavedBackup } from './saved-backup.tsx'
import { inBatches } from './saved-batches.ts'
import {
  applyRedirects,
  savedAnswers,
  type SavedFact,
  type SavedFacts,
  type SavedHit,
  savedQuestions,
  sightsOf,
} from './saved-facts.ts'
import { type SavedItem, SavedLine } from './saved-line.tsx'
import {
  parseOrder,
  savedOrders,
  savedName,
  savedKindLabel,
  type SavedOrder,
  shownKinds,
  sortSaved,
} from './saved-text.ts'

import styles from './saved.module.css'

const orders = Object.entries(savedOrders).map(([value, label]) => ({ value, label }))

/** The view `/saved`. Not indexed by search engines, because it differs for each visitor. */
export function SavedView() {
  useHead({ ...views.saved.head, canonical: null })
  const client = useSearchClient()
  const [batched] = useState(() => inBatches(client))
  return (
    <SearchClientContext value={batched}>
      <SavedContent />
    </SearchClientContext>
  )
}

/** The saved entries with their changes, and their backup. */
function SavedContent() {
  const state = useSaved()
  const removal = useRemoval({ read: saved.get, write: saved.set, keyOf: savedKey })
  const [params, setParams] = useSearchParams()
  const [isNarrowed, setNarrowed] = useState(false)
  const order = parseOrder(params.get('sort'))
  const items = itemsOf(state, removal)
  const changed = items.filter(({ change }) => change !== undefined)
  const isEmpty = state.entries.length === 0
  return (
    <>
      <MarginSection
        level="h1"
        title="Saved"
        note={!isEmpty && <span>{pluralize(state.entries.length, 'item', 'items')}</span>}
      >
        {state.entries.length > 1 && (
          <div data-print="no">
            <Select
              label="Sort by"
              value={order}
              options={orders}
              onChange={(sort) => setParams(sort === 'newest' ? {} : { sort })}
            />
          </div>
        )}
        <StorageNotice
          keeping={saved.keeping()}
          remedy={`Saved items last until you leave. ${saved.keeping() === 'full' ? 'Remove some' : 'Allow site data'}, or export your items.`}
        />
        {isEmpty && <SavedEmpty removal={removal} />}
        <SavedChanges
          state={state}
          changed={changed}
          isNarrowed={isNarrowed}
          onNarrow={setNarrowed}
        />
        <Failure state={state} />
        {isWaiting(state) && <SkeletonRows count={Math.min(state.entries.length, 8)} />}
      </MarginSection>
      {!isEmpty && !isWaiting(state) && (
        <SavedLists
          items={isNarrowed && changed.length > 0 ? changed : items}
          order={order}
          redirects={state.redirects}
          removal={removal}
        />
      )}
      {!isWaiting(state) && <SavedBackup entries={state.entries} onClear={removal.remove} />}
    </>
  )
}

/** The entries removed last keep their positions, without their changes. */
function itemsOf(
  { entries, factOf, sights }: SavedState,
  removal: Removal<SavedEntry>,
): readonly SavedItem[] {
  const present = new Set(entries.map(savedKey))
  return removal.withRemoved(entries).map((entry) => {
    const key = savedKey(entry)
    const fact = factOf(entry)
    const isRemoved = !present.has(key)
    const change = isRemoved ? undefined : changeOf(entry, sights.get(key))
    return { key, entry, fact, name: savedName(entry, fact), isRemoved, change }
  })
}

function isWaiting({ question, entries, factOf }: SavedState): boolean {
  return question.status === 'loading' && !entries.some((entry) => factOf(entry))
}

/** Saved entries are still shown, with the data of this browser. */
function Failure({ state: { question } }: { readonly state: SavedState }) {
  if (question.status !== 'error') return null
  const { error, retry } = question
  return <ViewFailure error={error} onRetry={retry} what="Current data" />
}

/** Explains how to save something; offers Undo after the last entry was removed. */
function SavedEmpty({ removal }: { readonly removal: Removal<SavedEntry> }) {
  return (
    <div className={styles.empty}>
      <RemovedNotice removal={removal} />
      <p>
        Nothing saved yet. Select the bookmark{' '}
        <span className={styles.mark}>
          <BookmarkIcon filled={false} />
        </span>{' '}
        next to a feature, or Save on any detail page or search.
      </p>
      <p>
        This page then shows what has changed since your last visit: Baseline status, browser
        support and new search results.
      </p>
      <ul className={styles.ways}>
        <li>
          <Link to={paths.features}>All features</Link>
        </li>
        <li>
          <Link to={paths.featuresWith({ sort: 'newest' })}>Newly available features</Link>
        </li>
        <li>
          <Link to={paths.featuresWith({ facets: { blocker: ['Safari'] } })}>
            Missing only in Safari
          </Link>
        </li>
      </ul>
    </div>
  )
}

type SavedChangesProps = {
  readonly state: SavedState
  readonly changed: readonly SavedItem[]
  readonly isNarrowed: boolean
  readonly onNarrow: (isNarrowed: boolean) => void
}

/** How many entries have changed since they were last marked as seen. */
function SavedChanges({ state, changed, isNarrowed, onNarrow }: SavedChangesProps) {
  const since = changed.flatMap(({ change }) => change?.since ?? []).toSorted()[0]
  if (since === undefined) return null
  function markAll() {
    focusHeading()
    onNarrow(false)
    saved.set(markSeen(state.entries, state.sights))
  }
  return (
    <section className={styles.changes} data-print="no" aria-labelledby="changes">
      <Notice
        action={
          <span className={styles.buttons}>
            <Button onClick={() => onNarrow(!isNarrowed)}>
              {isNarrowed ? 'Show all' : 'Show changes only'}
            </Button>
            <Button onClick={markAll}>Mark all as seen</Button>
          </span>
        }
      >
        <h2 id="changes" className={styles.changesTitle}>
          {`Changed since ${formatDay(since)} (${formatCount(changed.length)})`}
        </h2>
      </Notice>
    </section>
  )
}

type SavedListsProps = {
  readonly items: readonly SavedItem[]
  readonly order: SavedOrder
  readonly redirects: Redirects | undefined
  readonly removal: Removal<SavedEntry>
}

function SavedLists({ items, order, ...rest }: SavedListsProps) {
  return (
    <RowLevel value="h3">
      {shownKinds.map((kind) => {
        const own = items.filter(({ entry }) => entry.kind === kind)
        if (own.length === 0) return null
        const count = own.filter(({ isRemoved }) => !isRemoved).length
        return (
          <MarginSection key={kind} title={savedKindLabel(kind)} count={formatCount(count)}>
            <RowList last={kind !== 'search' && lastHead(kind) === 'Usage' ? 'Usage' : undefined}>
              {sortSaved(own, order).map((item) => (
                <SavedLine key={item.key} item={item} {...rest} />
              ))}
            </RowList>
          </MarginSection>
        )
      })}
    </RowLevel>
  )
}

type SavedState = {
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
function useSaved(): SavedState {
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
