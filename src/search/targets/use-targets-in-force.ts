import { createStore } from '#lib/store.ts'
import { useStore } from '#search/state/use-store.ts'

import type { TargetsInForce } from './known-targets.ts'
import { targets } from './load-targets.ts'

/** The visitor's browsers; `pending` until the code for them has loaded. */
export function useTargetsInForce(): TargetsInForce {
  const parts = useStore(targets)
  return useStore(parts?.targetsInForce ?? pending)
}

const pending = createStore<TargetsInForce>('pending')
