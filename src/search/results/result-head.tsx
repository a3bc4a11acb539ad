import { type ReactNode, use, useEffect, useRef } from 'react'
import { useStats } from 'react-instantsearch'

import { formatCount } from '#lib/format-count.ts'
import { shownSort } from '#search/address/ui-state.ts'
import { CompanionContext } from '#search/companion/use-companion.ts'
import { useAnnouncer } from '#search/state/announcer.ts'
import { RESULTS_ID } from '#search/state/focus-targets.ts'
import { useListState, useListResults } from '#search/state/list-context.ts'
import { useConnectionState } from '#search/state/search-services.ts'
import { useRequestAnnouncements } from '#search/state/use-request-announcements.ts'
import { statsText, useResultsState, announcementText } from '#search/state/use-results-state.ts'
import { useListWidgets } from '#search/widgets/list-widgets-context.ts'
import { Select } from '#ui/controls/select.tsx'

import { AfterResults } from './after-results.tsx'

import styles from './result-head.module.css'

type ResultHeadProps = {
  /** The tools for the results; they may load later, into reserved room. */
  readonly children: ReactNode
}

export function ResultHead({ children }: ResultHeadProps) {
  const { list, state } = useListState()
  const surface = useResultsState()
  const isClosest = useIsClosest(state.q) && surface.kind === 'results'
  const { nbHits } = useStats()
  const stats = statsText(surface, state.q)
  return (
    <div className={styles.head}>
      <h1 id={RESULTS_ID} tabIndex={-1} className={styles.title} data-short={list.tab}>
        <span className={styles.text}>{list.title}</span>
      </h1>
      <div className={styles.stats}>
        <p className={styles.text}>
          <bdi>{stats}</bdi>
        </p>
        {stats !== '' && (
          <span className={styles.count} aria-hidden="true">
            {formatCount(nbHits)}
          </span>
        )}
      </div>
      <div className={styles.controls} data-print="no">
        {order}
        <div className={styles.tools}>{children}</div>
      </div>
      {isClosest && (
        <p
          className={styles.dropped}
        >{`No ${list.one} matches every word. Closest matches first.`}</p>
      )}
    </div>
  )
}

/** For several words, the last answer counts until the next one is known: the note would flicker. */
function useIsClosest(q: string): boolean {
  const { findings, last } = use(CompanionContext)
  return (findings ?? (/\s/.test(q.trim()) ? last : undefined))?.isClosest === true
}

const order = (
  <AfterResults>
    <Order />
  </AfterResults>
)

function Order() {
  const { list, state } = useListState()
  const { options, currentRefinement, refine } = useListWidgets().order
  const { q } = state
  // Omits the order that is shown as another one.
  const isOther = shownSort(list, { q, sort: 'relevance' }) !== 'relevance'
  const shown = options.filter(({ value }) => !isOther || value !== list.sorts.relevance.index)
  if (shown.length < 2) return null
  return (
    <Select
      label="Sort"
      variant="word"
      value={currentRefinement}
      options={shown}
      onChange={refine}
    />
  )
}

/** Announces each new answer once, except the first one, another view of it, and each failure. */
export function ResultAnnouncements() {
  const announcer = useAnnouncer()
  const { results } = useListResults()
  const { state } = useListState()
  const surface = useResultsState()
  const { phase, failure } = useConnectionState()
  const spoken = useRef<unknown>(null)
  const view = useRef(state.view)
  const label = surface.isOld ? '' : announcementText(surface, state.q)
  // After a change of state the label changes, even if the library returns the same results object.
  const answer = label === '' ? null : results

  useEffect(() => {
    if (answer === null || (spoken.current === answer && view.current === state.view)) return
    const isOtherView = view.current !== state.view
    spoken.current = answer
    view.current = state.view
    announcer.sayAnswer(isOtherView ? `Shown as a ${state.view}: ${label}` : label)
  }, [announcer, answer, label, state.view])
  useRequestAnnouncements(phase === 'late', failure)
  return null
}
