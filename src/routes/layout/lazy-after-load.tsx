import { type ComponentType, startTransition, useEffect, useState } from 'react'

import { useIsHydrated } from '#search/state/hydration.ts'

/**
 * An optional part of the page, loaded after the page.
 *
 * @param load imports its module.
 * @param Instead shown until it is loaded, and if it cannot be.
 */
export function lazyAfterLoad<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Instead: ComponentType<Props>,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined
  async function loadLater(): Promise<ComponentType<Props>> {
    try {
      await loadedAndIdle()
      return await load()
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
        const part = (loaded ??= await loadLater())
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
