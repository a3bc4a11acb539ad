import type { ReactNode } from 'react'
import { useEffect, useRef } from 'react'

import { shownSort } from '#search/address/ui-state.ts'
import { pageSizes } from '#search/lists/list-definition.ts'
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

const sizes = pageSizes.map((size) => ({ value: String(size), label: `${size} per page` }))

type ResultHeadProps = {
  /** The tools for the results; they may load later, into reserved room. */
  readonly children: ReactNode
}

export function ResultHead({ children }: ResultHeadProps) {
  const { list, state } = useListState()
  const surface = useResultsState()
  const { countingClient } = useSearchServices()
  const isClosest = useStoreOfResults(countingClient.isClosest) && surface.kind === 'results'
  return (
    <div className={styles.head}>
      <h1 id={RESULTS_ID} tabIndex={-1} className={styles.title}>
        {list.title}
      </h1>
      <p className={styles.stats}>
        <bdi>{statsText(surface, state.q)}</bdi>
      </p>
      <div className={styles.controls} data-layout={state.view} data-print="no">
        {orderAndSize}
        <div className={styles.tools} data-dated={list.dated}>
          {children}
        </div>
      </div>
      {isClosest && (
        <p
          className={styles.dropped}
        >{`No ${list.one} matches every word. Closest matches first.`}</p>
      )}
    </div>
  )
}

const orderAndSize = (
  <AfterResults>
    <OrderAndSize />
  </AfterResults>
)

function OrderAndSize() {
  const { list, state, go } = useListState()
  const shown = shownSort(list, state)
  const sorts = Object.entries(list.sorts)
    .map(([value, { label }]) => ({ value, label }))
    // Omits orders that are shown as another one.
    .filter(({ value }) => shownSort(list, { ...state, sort: value }) === value)
  return (
    <>
      {sorts.length > 1 && (
        <Select
          label="Sort by"
          labelHidden
          value={shown}
          options={sorts}
          onChange={(sort) => go({ ...state, sort, page: 1 })}
        />
      )}
      <Select
        label="Results per page"
        labelHidden
        value={String(state.size)}
        options={sizes}
        onChange={(value) =>
          go({ ...state, size: pageSizes.find((size) => String(size) === value) ?? 20, page: 1 })
        }
      />
    </>
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
