import type { ReactNode } from 'react'
import { useEffect, useRef } from 'react'

import { formatCount } from '#lib/format-count.ts'
import { shownSort } from '#search/address/ui-state.ts'
import { useAnnouncer } from '#search/state/announcer.ts'
import { RESULTS_ID } from '#search/state/focus-targets.ts'
import { useListState, useListResults } from '#search/state/list-context.ts'
import { useConnectionState, useSearchServices } from '#search/state/search-services.ts'
import { useRequestAnnouncements } from '#search/state/use-request-announcements.ts'
import { statsText, useResultsState, announcementText } from '#search/state/use-results-state.ts'
import { useStoreOfResults } from '#search/state/use-store.ts'
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
  const { countingClient } = useSearchServices()
  const isClosest = useStoreOfResults(countingClient.isClosest) && surface.kind === 'results'
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
            {formatCount(surface.total)}
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

const order = (
  <AfterResults>
    <Order />
  </AfterResults>
)

function Order() {
  const { list, state, go } = useListState()
  const sorts = Object.entries(list.sorts)
    .map(([value, { label }]) => ({ value, label }))
    // Omits orders that are shown as another one.
    .filter(({ value }) => shownSort(list, { ...state, sort: value }) === value)
  if (sorts.length < 2) return null
  return (
    <Select
      label="Sort"
      variant="word"
      value={shownSort(list, state)}
      options={sorts}
      onChange={(sort) => go({ ...state, sort, page: 1 })}
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
