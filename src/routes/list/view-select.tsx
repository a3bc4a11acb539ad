import { useListState } from '#search/state/list-context.ts'
import { Select } from '#ui/controls/select.tsx'

const views = [
  { value: 'list', label: 'List' },
  { value: 'table', label: 'Table' },
] as const

export function ViewSelect({ variant }: { readonly variant: 'plain' | 'word' }) {
  const { state, go } = useListState()
  return (
    <Select
      label="View"
      variant={variant}
      value={state.view}
      options={views}
      onChange={(view) => go({ ...state, view })}
    />
  )
}
