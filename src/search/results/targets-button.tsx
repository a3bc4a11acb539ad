import { useState, useEffect } from 'react'

import { formatDay } from '#lib/format-day.ts'
import { useListState } from '#search/state/list-context.ts'
import { useStore } from '#search/state/use-store.ts'
import { LazyPanel } from '#search/table/lazy-panel.tsx'
import { loadTargets, targets } from '#search/targets/load-targets.ts'
import { PopoverButton } from '#ui/overlay/popover-button.tsx'
import { Glyph } from '#ui/text/icon.tsx'

export function TargetsButton() {
  const [load] = useState(() => async () => (await loadTargets()).TargetsPanel)
  return (
    <PopoverButton label="Your browsers">
      <LazyPanel load={load} />
    </PopoverButton>
  )
}

/** The browsers and the day of a list, once its address names some. */
export function ListTargets() {
  const { state } = useListState()
  const parts = useStore(targets)
  const isWanted = state.browsers + state.day !== ''
  useEffect(() => {
    // If it fails, nothing is checked, but the list still works.
    if (isWanted) loadTargets().catch(() => undefined)
  }, [isWanted])
  return (
    parts && (
      <>
        <parts.DayBar />
        <parts.TargetsBar />
      </>
    )
  )
}

export function DayButton() {
  const { list, state } = useListState()
  const [load] = useState(() => async () => (await loadTargets()).DayPanel)
  if (!list.dated) return null
  return (
    <PopoverButton
      label={`As of ${state.day === '' ? 'today' : formatDay(state.day)}`}
      icon={<CalendarIcon />}
    >
      <LazyPanel load={load} />
    </PopoverButton>
  )
}

function CalendarIcon() {
  return (
    <Glyph>
      <rect x="2" y="3" width="12" height="11" rx="1.5" />
      <path d="M5 1.5v3m6-3v3M2 6.5h12" />
    </Glyph>
  )
}
