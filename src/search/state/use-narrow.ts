import { useSyncExternalStore } from 'react'

/** Below this width filters and tools are behind buttons; the style sheets of lists have it, too. */
const NARROW = '(width < 47.5rem)'

/** Whether the window is narrow. False on the server, which knows no width. */
export function useNarrow(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(NARROW).matches,
    () => false,
  )
}

function subscribe(onChange: () => void): () => void {
  const media = window.matchMedia(NARROW)
  media.addEventListener('change', onChange)
  return () => media.removeEventListener('change', onChange)
}
