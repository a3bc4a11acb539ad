import { startTransition, useEffect, useState, useSyncExternalStore } from 'react'

import type { Store } from '#lib/store.ts'

export function useStore<Value>({ subscribe, get }: Store<Value>): Value {
  return useSyncExternalStore(subscribe, get, get)
}

/**
 * For values that change with the results. React renders changes of `useSyncExternalStore`
 * synchronously and separately; these are batched with the results, so that an answer is rendered
 * and painted once.
 */
export function useStoreOfResults<Value>({ subscribe, get }: Store<Value>): Value {
  const [value, setValue] = useState(get)
  useEffect(() => {
    const follow = () => setValue(get)
    // It may have changed between the render and this effect.
    follow()
    return subscribe(follow)
  }, [subscribe, get])
  return value
}

/** For values that can wait until the results are shown; superseded ones may be skipped. */
export function useStoreLater<Value>({ subscribe, get }: Store<Value>): Value {
  const [value, setValue] = useState(get)
  useEffect(() => {
    const follow = () => startTransition(() => setValue(get))
    follow()
    return subscribe(follow)
  }, [subscribe, get])
  return value
}
