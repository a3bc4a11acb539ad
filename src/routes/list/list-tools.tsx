import { DayButton, TargetsButton } from '#search/results/targets-button.tsx'
import { ViewSwitch } from '#search/results/view-switch.tsx'
import { SaveListSearch } from '#search/saved/save-search.tsx'
import { ColumnsButton } from '#search/table/columns-button.tsx'
import { LazyPanel } from '#search/table/lazy-panel.tsx'
import { PopoverButton } from '#ui/overlay/popover-button.tsx'

const listExport = async () => (await import('./list-export.tsx')).ListExport

export function ListTools() {
  return (
    <>
      <ViewSwitch />
      <TargetsButton />
      <DayButton />
      <ColumnsButton />
      <PopoverButton label="Export">
        <LazyPanel load={listExport} />
      </PopoverButton>
      <SaveListSearch />
    </>
  )
}

export { FilterPanel } from '#search/filters/filter-panel.tsx'
export { ListNote } from '#search/results/list-note.tsx'
export { ResultPages } from '#search/results/result-pages.tsx'
