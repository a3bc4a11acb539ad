import { createStore } from '#lib/store.ts'
import { useStore } from '#search/state/use-store.ts'

import { targets } from './load-targets.ts'
import type { ShortVerdicts } from './short-verdicts.ts'

/** Short verdicts for the visitor's browsers; `pending` until the code for them has loaded. */
export function useShortVerdicts(): ShortVerdicts {
  const parts = useStore(targets)
  return useStore(parts?.shortVerdicts ?? pending)
}

const pending = createStore<ShortVerdicts>('pending')
