import { startTransition, useEffect, useState, useSyncExternalStore } from 'react'

import type { Store } from '#lib/store.ts'

/** The value of a store, kept up to date. */
export function useStore<Value>({ subscribe, get }: Store<Value>): Value {
  return useSyncExternalStore(subscribe, get, get)
}

/**
 * The same for values that change with the results. React renders a change of `useSyncExternalStore` synchronously, in
 * a render of its own; these changes are batched with the results, so that an answer is rendered and painted once.
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

/**
 * The same for what can wait until the results are shown, and may be left out where it changes again before: the page
 * stays ready for the next key.
 */
export function useStoreLater<Value>({ subscribe, get }: Store<Value>): Value {
  const [value, setValue] = useState(get)
  useEffect(() => {
    const follow = () => startTransition(() => setValue(get))
    follow()
    return subscribe(follow)
  }, [subscribe, get])
  return value
}
