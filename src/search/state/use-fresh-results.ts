import { useEffect } from 'react'
import { useInstantSearch } from 'react-instantsearch'

import { useAnnouncer } from './announcer.ts'

/** How long a page may be out of sight before its results are old. Milliseconds. */
const OLD = 30 * 60_000

/** Searches again, and announces nothing, when a visitor returns to a tab or to a page that Back has kept. */
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
