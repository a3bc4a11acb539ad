import type { ComponentType } from 'react'
import { lazy } from 'react'

import type * as AfterLoadParts from './after-load.tsx'

type Parts = typeof AfterLoadParts

/**
 * An optional part of the page, loaded after the page.
 *
 * @param pick selects it from the loaded module.
 * @param instead shown if it cannot be loaded.
 */
export function lazyAfterLoad<Props>(
  pick: (parts: Parts) => ComponentType<Props>,
  instead: ComponentType<Props>,
) {
  return lazy(async () => {
    try {
      await loadedAndIdle()
      return { default: pick(await import('./after-load.tsx')) }
    } catch {
      return { default: instead }
    }
  })
}

async function loadedAndIdle(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((done) => window.addEventListener('load', done, { once: true }))
  }
  await new Promise((done) => (window.requestIdleCallback ?? setTimeout)(done))
}
