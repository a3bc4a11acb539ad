import { useSyncExternalStore } from 'react'

/** For values that are constant in the browser, but differ from what the server renders. */
export const subscribeToNothing = () => () => {}

/**
 * False on the server and while the browser hydrates its markup, true from then on. Parts that
 * exist only in the browser are rendered once it is true.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
}
