import { useSyncExternalStore } from 'react'

/** Below this the filters live in a drawer; the same width stands in `features.module.css`. */
const query = '(width < 47.5rem)'

/** Whether there is room for one column only. */
export function useNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches)
}

function subscribe(onChange: () => void): () => void {
  const media = window.matchMedia(query)
  media.addEventListener('change', onChange)
  return () => media.removeEventListener('change', onChange)
}
