import type { ComponentType } from 'react'
import { startTransition, useEffect, useState } from 'react'

import { useIsHydrated } from '#search/state/hydration.ts'

import type * as AfterLoadParts from './after-load.tsx'

type Parts = typeof AfterLoadParts

/**
 * An optional part of the page, loaded after the page.
 *
 * @param pick selects it from the loaded module.
 * @param Instead shown until it is loaded, and if it cannot be.
 */
export function lazyAfterLoad<Props extends object>(
  pick: (parts: Parts) => ComponentType<Props>,
  Instead: ComponentType<Props>,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined
  async function load(): Promise<ComponentType<Props>> {
    try {
      await loadedAndIdle()
      return pick(await import('./after-load.tsx'))
    } catch {
      return Instead
    }
  }
  // Without a suspense boundary, which would render `Instead` anew once the page is hydrated.
  return function AfterLoadPart(props) {
    const isHydrated = useIsHydrated()
    const [Part, setPart] = useState<ComponentType<Props>>(
      () => (isHydrated ? loaded : undefined) ?? Instead,
    )
    useEffect(() => {
      async function show() {
        const part = (loaded ??= await load())
        startTransition(() => setPart(() => part))
      }
      void show()
    }, [])
    return <Part {...props} />
  }
}

async function loadedAndIdle(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((done) => window.addEventListener('load', done, { once: true }))
  }
  await new Promise((done) => (window.requestIdleCallback ?? setTimeout)(done))
}
