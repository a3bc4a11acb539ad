import { useEffect, useRef } from 'react'

import { useListResults, useListState } from '#search/state/list-context.ts'
import { useConnectionState, useSearchServices } from '#search/state/search-services.ts'
import { useRequestAnnouncements } from '#search/state/use-request-announcements.ts'
import { announcementText, useResultsState } from '#search/state/use-results-state.ts'

/** Tells the live region what the list shows: each new answer once, and each failure; never the first answer. */
export function ResultAnnouncements() {
  const { announcer } = useSearchServices()
  const { results } = useListResults()
  const { state } = useListState()
  const surface = useResultsState()
  const { phase, failure } = useConnectionState()
  const spoken = useRef<unknown>(null)
  const label = surface.isOld ? '' : announcementText(surface, state.q)
  // A change of state is a change of results, even where the library hands out the same object.
  const answer = label === '' ? null : results

  useEffect(() => {
    if (answer === null || spoken.current === answer) return
    spoken.current = answer
    announcer.sayAnswer(label)
  }, [announcer, answer, label])
  useRequestAnnouncements(phase === 'late', failure)
  return null
}
