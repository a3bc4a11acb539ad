import { useListState } from '#search/state/list-context.ts'
import { PopoverButton } from '#ui/overlay/popover-button.tsx'

import { LazyPanel } from './lazy-panel.tsx'

const columnChooser = async () => (await import('./column-chooser.tsx')).ColumnChooser

export function ColumnsButton() {
  const { state } = useListState()
  if (state.view !== 'table') return null
  return (
    <PopoverButton label="Columns">
      <LazyPanel load={columnChooser} />
    </PopoverButton>
  )
}
