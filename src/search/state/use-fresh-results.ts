import { useEffect } from 'react'
import { useInstantSearch } from 'react-instantsearch'

import { useAnnouncer } from './announcer.ts'

/** Milliseconds out of sight after which results are outdated. */
const OLD = 30 * 60_000

/** Searches again, without an announcement, when a visitor returns to a tab or a cached page. */
export function useFreshResults(): void {
  const { refresh } = useInstantSearch()
  const announcer = useAnnouncer()
  useEffect(() => {
    let left = Date.now()
    const look = () => {
      const now = Date.now()
      if (!document.hidden && now - left > OLD) {
        announcer.keepQuiet()
        refresh()
      }
      left = now
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [announcer, refresh])
}
