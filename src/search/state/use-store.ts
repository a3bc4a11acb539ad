import { startTransition, useEffect, useState, useSyncExternalStore } from 'react'

import type { Store } from '#lib/store.ts'

import { subscribeToNothing } from './hydration.ts'

export function useStore<Value>({ subscribe, get, initial }: Store<Value>): Value {
  return useSyncExternalStore(subscribe, get, () => initial)
}

/** The value at the first render, equal to the server's while hydrating. */
function useFirst<Value>({ get, initial }: Store<Value>): Value {
  return useSyncExternalStore(subscribeToNothing, get, () => initial)
}

/**
 * For values that change with the results. React renders changes of `useSyncExternalStore`
 * synchronously and separately; these are batched with the results, so that an answer is rendered
 * and painted once.
 */
export function useStoreOfResults<Value>(store: Store<Value>): Value {
  const { subscribe, get } = store
  const [value, setValue] = useState(useFirst(store))
  useEffect(() => {
    const follow = () => setValue(get)
    // It may have changed between the render and this effect.
    follow()
    return subscribe(follow)
  }, [subscribe, get])
  return value
}

/** For values that can wait until the results are shown; superseded ones may be skipped. */
export function useStoreLater<Value>(store: Store<Value>): Value {
  const { subscribe, get } = store
  const [value, setValue] = useState(useFirst(store))
  useEffect(() => {
    const follow = () => startTransition(() => setValue(get))
    follow()
    return subscribe(follow)
  }, [subscribe, get])
  return value
}
