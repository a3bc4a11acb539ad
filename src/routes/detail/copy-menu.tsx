import { FollowMenu } from '#routes/follow/follow-menu.tsx'
import { useLoaded } from '#search/table/lazy-panel.tsx'
import { CopyButtons } from '#ui/controls/copy-buttons.tsx'
import { PopoverButton } from '#ui/overlay/popover-button.tsx'

import type { CopiedRecord } from './detail-definition.ts'

export type CopyMenuProps = {
  readonly name: string
  readonly copied: CopiedRecord
  /** Whether the record has events. */
  readonly isFollowed?: boolean
}

/** What can be copied from the page of a record, in one menu, and how to follow it, in another. */
export function CopyMenu({ isFollowed = false, ...record }: CopyMenuProps) {
  return (
    <>
      {isFollowed && <FollowMenu />}
      <PopoverButton label="Copy" variant="quiet">
        <Copies {...record} />
      </PopoverButton>
    </>
  )
}

/** Few open the menu, so its code loads then; without it, the address of the page can be copied. */
function Copies(record: Pick<CopyMenuProps, 'name' | 'copied'>) {
  const loaded = useLoaded(loadCopies)
  if (loaded.status === 'loading') return <p>Loading…</p>
  if (loaded.status === 'loaded') return <loaded.part {...record} />
  return <CopyButtons offers={[{ name: 'link', text: () => location.href }]} />
}

async function loadCopies() {
  return (await import('./verdict-parts.ts')).RecordCopies
}
