import type { ComponentType } from 'react'
import { createElement, lazy, useState } from 'react'

/** A component whose code loads on first render, or earlier with `preload`. */
export type LazyView<Props> = ComponentType<Props> & {
  readonly preload: () => Promise<unknown>
  readonly isLoaded: () => boolean
}

/**
 * Creates a lazily loaded component. It renders immediately if its code is preloaded. A plain
 * `lazy` component shows the fallback first, even if its code is loaded, and React keeps a fallback
 * for 300 ms to avoid flicker.
 */
export function lazyView<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyView<Props> {
  let loaded: ComponentType<Props> | undefined
  const preload = async () => {
    loaded ??= await load()
    return { default: loaded }
  }
  const Lazy: ComponentType<Props> = lazy(preload)
  function View(props: Props) {
    // Stays the same while mounted: another component would lose the state.
    const [Shown] = useState(() => loaded ?? Lazy)
    return createElement(Shown, props)
  }
  return Object.assign(View, { preload, isLoaded: () => loaded !== undefined })
}
