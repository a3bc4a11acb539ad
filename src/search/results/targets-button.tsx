import { useState, useEffect } from 'react'

import { useListState } from '#search/state/list-context.ts'
import { useStore } from '#search/state/use-store.ts'
import { LazyPanel } from '#search/table/lazy-panel.tsx'
import { isChecked } from '#search/targets/browsers-state.ts'
import { loadTargets, targets } from '#search/targets/load-targets.ts'
import { PopoverButton } from '#ui/overlay/popover-button.tsx'

import styles from './targets-button.module.css'

export function TargetsButton() {
  const [load] = useState(() => async () => (await loadTargets()).TargetsPanel)
  return (
    <PopoverButton label="Your browsers" variant="word">
      <LazyPanel load={load} />
    </PopoverButton>
  )
}

/** The browsers and the day of a list, once its address names some. */
export function ListTargets() {
  const { list, state } = useListState()
  const parts = useStore(targets)
  const isWanted = state.browsers + state.day !== ''
  useEffect(() => {
    // If it fails, nothing is checked, but the list still works.
    if (isWanted) loadTargets().catch(() => undefined)
  }, [isWanted])
  return (
    <>
      {parts && <parts.DayBar />}
      {isChecked(list.id) && <div className={styles.place}>{parts && <parts.TargetsBar />}</div>}
    </>
  )
}
