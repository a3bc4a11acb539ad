import { CopyButtons } from '#ui/controls/copy-buttons.tsx'
import { PopoverButton } from '#ui/overlay/popover-button.tsx'

import type { DiffState } from './diff-address.ts'
import { entryGroups } from './diff-entry-groups.ts'
import { diffMarkdown } from './diff-markdown.ts'
import { filterRows } from './diff-rows.ts'
import type { Compared } from './use-diff.ts'

export type DiffCopiesProps = { readonly data: Compared; readonly state: DiffState }

/** Copies what is shown as Markdown, or its address. */
export function DiffCopies({ data: { sides, rows, features }, state }: DiffCopiesProps) {
  const markdown = () => {
    const groups = entryGroups(filterRows(rows, state), features)
    return diffMarkdown({ features, groups, pair: sides }, location.href)
  }
  return (
    <PopoverButton label="More">
      <CopyButtons
        offers={[
          { name: 'Markdown', text: markdown },
          { name: 'link', text: () => location.href },
        ]}
      />
    </PopoverButton>
  )
}
