import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'

import { namesBrowsers } from '#contracts/first-answers.ts'
import { subscribeToNothing } from '#search/state/hydration.ts'

/** Whether the visitor has chosen browsers: in the address, or in an earlier visit. */
export function useAreTargetsWanted(): boolean {
  const { search } = useLocation()
  return useSyncExternalStore(
    subscribeToNothing,
    () => namesBrowsers(search) || areTargetsStored(),
    () => namesBrowsers(search),
  )
}

function areTargetsStored(): boolean {
  try {
    return localStorage.getItem('plinth-targets') !== null
  } catch {
    return false
  }
}
