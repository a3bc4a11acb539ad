import { useEffect } from 'react'

import { failureText } from '#search/transport/failure-text.ts'
import type { SearchFailure } from '#search/transport/failure.ts'

import { useAnnouncer } from './announcer.ts'

export function useRequestAnnouncements(isLate: boolean, failure: SearchFailure | null): void {
  const announcer = useAnnouncer()
  useEffect(() => {
    if (isLate) announcer.say('Still searching')
    if (failure !== null) announcer.say(failureText(failure).title)
  }, [announcer, isLate, failure])
}
