import type { ReactNode } from 'react'

import { createStore } from '#lib/store.ts'
import { useStore } from '#search/state/use-store.ts'

export type SetToolProps = {
  /** A feature id or a compat key. */
  readonly id: string
  /** "Subgrid". */
  readonly name: string
  /** Whether words stand beside the icon. Without them it stands at the end of the line, outside its flow. */
  readonly worded?: boolean
}

/** Renders the button that adds something to the set. Loaded after the page: results do not wait for it. */
export const setTool = createStore<((props: SetToolProps) => ReactNode) | null>(null)

/** The place of that button. */
export function SetSlot(props: SetToolProps) {
  return useStore(setTool)?.(props)
}
