import { useState } from 'react'

import { formatDay } from '#lib/format-day.ts'
import { useListState } from '#search/state/list-context.ts'
import { LazyPanel } from '#search/table/lazy-panel.tsx'
import { loadTargets } from '#search/targets/load-targets.ts'
import { PopoverButton } from '#ui/overlay/popover-button.tsx'
import { CalendarIcon } from '#ui/text/calendar-icon.tsx'

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
