import { type ComponentType, useEffect, useState } from 'react'

import { reloadFailedSheets } from '#search/state/failed-sheets.ts'
import { Button } from '#ui/controls/button.tsx'
import { Notice } from '#ui/text/notice.tsx'

type LazyPanelProps = {
  /** The same function in every render. */
  readonly load: () => Promise<ComponentType>
}

export function LazyPanel({ load }: LazyPanelProps) {
  const loaded = useLoaded(load)
  if (loaded.status === 'loading') return <p>Loading…</p>
  if (loaded.status === 'loaded') return <loaded.part />
  return <FailedPart {...loaded} />
}

/** That a part of the page could not be loaded, with another try. */
export function FailedPart({ retry }: { readonly retry: () => void }) {
  return (
    <Notice tone="danger" action={<Button onClick={retry}>Try again</Button>}>
      This part of the page could not be loaded.
    </Notice>
  )
}

export type Loaded<Part> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'loaded'; readonly part: Part }

/**
 * Loads a part of the page. Unlike `lazy`, it keeps a failure within the part: a panel that fails
 * to load does not replace the list. It is loaded again when the connection returns. `load` must be
 * the same function in every render.
 */
export function useLoaded<Part>(load: () => Promise<Part>): Loaded<Part> {
  const [loaded, setLoaded] = useState<Loaded<Part>>({ status: 'loading' })
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    const settle = (next: Loaded<Part>) => {
      if (!signal.aborted) setLoaded(next)
    }
    const retry = () => {
      settle({ status: 'loading' })
      setAttempt(attempt + 1)
    }
    const again = attempt === 0 ? load() : reloadFailedSheets().then(load)
    again.then(
      (part) => settle({ status: 'loaded', part }),
      () => {
        settle({ status: 'failed', retry })
        window.addEventListener('online', retry, { signal })
      },
    )
    return () => leaving.abort()
  }, [load, attempt])
  return loaded
}
