import type { ReactElement } from 'react'

import { createStore } from '#lib/store.ts'
import { useStore } from '#search/state/use-store.ts'

export type SetToolProps = {
  readonly id: string
  readonly name: string
  /** Whether it has a text beside the icon, which says what is done. */
  readonly worded?: boolean
}

/** The button, loaded after the page: results do not wait for it. */
export const setTool = createStore<((props: SetToolProps) => ReactElement) | null>(null)

export function SetSlot(props: SetToolProps) {
  return useStore(setTool)?.(props)
}
