import type { ComponentType } from 'react'

import { Button } from '#ui/controls/button.tsx'
import { Notice } from '#ui/text/notice.tsx'

import { useLoaded } from './use-loaded.ts'

type PanelPartProps = {
  /** The same function in every render. */
  readonly load: () => Promise<ComponentType>
}

/** The content of a panel, whose code is loaded when the panel is opened. */
export function LazyPanel({ load }: PanelPartProps) {
  const loaded = useLoaded(load)
  if (loaded.status === 'loading') return <p>Loading…</p>
  if (loaded.status === 'loaded') return <loaded.part />
  return (
    <Notice tone="danger" action={<Button onClick={loaded.retry}>Try again</Button>}>
      This part of the page did not arrive.
    </Notice>
  )
}
