import { useEffect, useRef } from 'react'

import { failureWords } from './failure-words.ts'
import { useListResults } from './list-results.ts'
import { announcementWords } from './result-stats.ts'
import { useLinkState, useSearchServices } from './search-services.ts'
import { useListState } from './use-list-state.ts'
import { useSurface } from './use-surface.ts'

/** Tells the live region what the list shows: each new answer once, and each failure; never the first answer. */
export function ResultAnnouncements() {
  const { announcer } = useSearchServices()
  const { results } = useListResults()
  const { state } = useListState()
  const surface = useSurface()
  const { phase, failure } = useLinkState()
  const spoken = useRef<unknown>(null)
  const words = surface.isOld ? '' : announcementWords(surface, state.q)
  // A change of state is a change of results, even where the library hands out the same object.
  const answer = words === '' ? null : results

  useEffect(() => {
    if (answer === null || spoken.current === answer) return
    spoken.current = answer
    announcer.sayAnswer(words)
  }, [announcer, answer, words])

  useEffect(() => {
    if (phase === 'late') announcer.say('Still searching')
    if (failure !== null) announcer.say(failureWords(failure, navigator.onLine).title)
  }, [announcer, phase, failure])
  return null
}
