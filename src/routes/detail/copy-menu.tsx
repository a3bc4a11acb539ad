import { useLoaded } from '#search/table/lazy-panel.tsx'
import { useProvider } from '#search/transport/client-context.ts'
import { CopyButtons } from '#ui/controls/copy-buttons.tsx'
import type { CopyOffer } from '#ui/controls/copy-buttons.tsx'
import { PopoverButton } from '#ui/overlay/popover-button.tsx'

import type { BadgedFeature } from './badge-copies.ts'

export type CopyMenuProps = {
  readonly offers: readonly CopyOffer[]
  /** A record that our server has a badge for. */
  readonly badged?: BadgedFeature | undefined
}

/** What can be copied from the page of a record, in one menu. */
export function CopyMenu({ offers, badged }: CopyMenuProps) {
  const { isHosted, providerUrl } = useProvider()
  // Our server draws badges; a page with its provider elsewhere may be on a static host.
  const hasBadge = badged !== undefined && !isHosted && providerUrl === undefined
  return (
    <PopoverButton label="Copy" variant="quiet">
      {hasBadge ? (
        <BadgedCopies offers={offers} badged={badged} />
      ) : (
        <CopyButtons offers={offers} />
      )}
    </PopoverButton>
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
