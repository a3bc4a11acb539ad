import type { ComponentType } from 'react'
import { createElement, lazy, useState } from 'react'

/** A component whose code loads when it is first rendered, or before that with `preload`. */
export type LazyView<Props> = ComponentType<Props> & { readonly preload: () => Promise<unknown> }

/**
 * Makes a component of one in a file of its own. It renders at once where its code has been preloaded. A plain `lazy` component
 * shows the fallback first, even if its code is there, and React keeps a fallback for 300 ms, so that fallbacks do not flicker.
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
    // The same one as long as it is mounted: another component would lose the state.
    const [Shown] = useState(() => loaded ?? Lazy)
    return createElement(Shown, props)
  }
  return Object.assign(View, { preload })
}
