import { type ComponentType, createElement, lazy, useState } from 'react'

import { reloadFailedSheets } from './failed-sheets.ts'

/**
 * The code of a view could not be loaded: the network or the site is down, or its files are gone.
 * React keeps a failed load, so the view fails with this same error until `forget` is called.
 */
export class ViewNotLoaded extends Error {
  override readonly name = 'ViewNotLoaded'
  readonly forget: () => void

  constructor(cause: unknown, forget: () => void) {
    super('The code of a view could not be loaded.', { cause })
    this.forget = forget
  }
}

/** A component whose code loads on first render, or earlier with `preload`. */
export type LazyView<Props> = ComponentType<Props> & {
  readonly preload: () => Promise<unknown>
  readonly isLoaded: () => boolean
}

/**
 * Creates a lazily loaded component. It renders immediately if its code is preloaded. A plain
 * `lazy` component shows the fallback first, even if its code is loaded, and React keeps a fallback
 * for 300 ms to avoid flicker. Throws a {@link ViewNotLoaded} if its code cannot be loaded.
 */
export function lazyView<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyView<Props> {
  let loaded: ComponentType<Props> | undefined
  let hasFailed = false
  const preload = async () => {
    try {
      if (hasFailed) await reloadFailedSheets()
      loaded ??= await load()
      return { default: loaded }
    } catch (error) {
      hasFailed = true
      throw new ViewNotLoaded(error, () => {
        Lazy = lazy(preload)
      })
    }
  }
  let Lazy: ComponentType<Props> = lazy(preload)
  function View(props: Props) {
    // Stays the same while mounted: another component would lose the state.
    const [Shown] = useState(() => loaded ?? Lazy)
    return createElement(Shown, props)
  }
  return Object.assign(View, { preload, isLoaded: () => loaded !== undefined })
}
