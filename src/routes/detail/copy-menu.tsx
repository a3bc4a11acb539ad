import { FollowMenu } from '#routes/follow/follow-menu.tsx'
import { useLoaded } from '#search/table/lazy-panel.tsx'
import { useProvider } from '#search/transport/client-context.ts'
import { CopyButtons, type CopyOffer } from '#ui/controls/copy-buttons.tsx'
import { PopoverButton } from '#ui/overlay/popover-button.tsx'

import type { BadgedFeature } from './badge-copies.ts'

export type CopyMenuProps = {
  readonly offers: readonly CopyOffer[]
  /** A record that our server has a badge for. */
  readonly badged?: BadgedFeature | undefined
  /** Whether the record has events. */
  readonly isFollowed?: boolean
}

/** What can be copied from the page of a record, in one menu, and how to follow it, in another. */
export function CopyMenu({ offers, badged, isFollowed = false }: CopyMenuProps) {
  const { hasServer } = useProvider()
  const hasBadge = badged !== undefined && hasServer === true
  return (
    <>
      {isFollowed && <FollowMenu />}
      <PopoverButton label="Copy" variant="quiet">
        {hasBadge ? (
          <BadgedCopies offers={offers} badged={badged} />
        ) : (
          <CopyButtons offers={offers} />
        )}
      </PopoverButton>
    </>
  )
}

type BadgedCopiesProps = Pick<CopyMenuProps, 'offers'> & { readonly badged: BadgedFeature }

/** Few open the menu, so the code of badges loads then; without it, the rest can be copied. */
function BadgedCopies({ offers, badged }: BadgedCopiesProps) {
  const loaded = useLoaded(loadBadges)
  const badges = loaded.status === 'loaded' ? loaded.part(badged) : []
  return <CopyButtons offers={[...offers, ...badges]} />
}

async function loadBadges() {
  return (await import('./badge-copies.ts')).badgeCopies
}
