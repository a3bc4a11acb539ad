import { ColumnsButton } from '#search/columns-button.tsx'
import { PanelPart } from '#search/panel-part.tsx'
import { SaveListSearch } from '#search/save-search.tsx'
import { ViewSwitch } from '#search/view-switch.tsx'
import { PopoverButton } from '#ui/popover-button.tsx'

const listExport = async () => (await import('./list-export.tsx')).ListExport

/** What can be done with a list of results, beside ordering it. */
export function ListTools() {
  return (
    <>
      <ViewSwitch />
      <ColumnsButton />
      <PopoverButton label="Export">
        <PanelPart load={listExport} />
      </PopoverButton>
      <SaveListSearch />
    </>
  )
}
