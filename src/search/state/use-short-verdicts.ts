import { createStore } from '#lib/store.ts'

import type { ShortVerdicts } from './search-services.ts'
import { useSearchServices, useStore } from './search-services.ts'

/** Short verdicts in the visitor's browsers; `pending` until what reads these has been loaded. */
export function useShortVerdicts(): ShortVerdicts {
  const parts = useStore(useSearchServices().targets)
  return useStore(parts?.shortVerdicts ?? pending)
}

const pending = createStore<ShortVerdicts>('pending')
