import { useSyncExternalStore } from 'react'

/** Whether shortcuts use ⌘ instead of Ctrl. False on the server and while hydrating its markup. */
export function useIsApple(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => /Mac|iPhone|iPad/.test(navigator.userAgent),
    () => false,
  )
}
