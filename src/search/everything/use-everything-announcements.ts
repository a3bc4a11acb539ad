import { useEffect, useRef } from 'react'

import { useConnectionState, useSearchServices } from '#search/state/search-services.ts'
import { useRequestAnnouncements } from '#search/state/use-request-announcements.ts'

import type { EverythingAnswer } from './everything-answer.ts'
import { everythingAnnouncement } from './everything-text.ts'

/** Tells the live region what was found: each new answer once, and each failure; never the first answer of the page. */
export function useEverythingAnnouncements(answer: EverythingAnswer | null): void {
  const { announcer } = useSearchServices()
  const { phase, failure } = useConnectionState()
  const spoken = useRef<EverythingAnswer | null>(null)

  useEffect(() => {
    if (answer === null || spoken.current === answer) return
    spoken.current = answer
    announcer.sayAnswer(everythingAnnouncement(answer))
  }, [announcer, answer])
  useRequestAnnouncements(phase === 'late', failure)
}
