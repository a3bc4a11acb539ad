import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'

import { namesBrowsers } from '#contracts/names-browsers.ts'
import { subscribeToNothing } from '#search/state/hydration.ts'
import { firstTargets } from '#search/targets/targets-wanted.ts'

/** Whether the visitor has chosen browsers; while hydrating, only what the server can tell. */
export function useAreTargetsWanted(): boolean {
  const { search } = useLocation()
  return useSyncExternalStore(
    subscribeToNothing,
    () => firstTargets(search) !== 'usual',
    () => namesBrowsers(search),
  )
}
