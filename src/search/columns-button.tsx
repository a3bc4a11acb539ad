import { PopoverButton } from '#ui/popover-button.tsx'

import { PanelPart } from './panel-part.tsx'
import { useListState } from './use-list-state.ts'

const columnChooser = async () => (await import('./column-chooser.tsx')).ColumnChooser

/** Opens the chooser of columns; nothing where no table is shown. */
export function ColumnsButton() {
  const { state } = useListState()
  if (state.view !== 'table') return null
  return (
    <PopoverButton label="Columns">
      <PanelPart load={columnChooser} />
    </PopoverButton>
  )
}
