import { CopyButtons } from '#ui/controls/copy-buttons.tsx'
import type { CopyOffer } from '#ui/controls/copy-buttons.tsx'
import { PopoverButton } from '#ui/overlay/popover-button.tsx'

export type CopyMenuProps = { readonly offers: readonly CopyOffer[] }

/** What can be copied from the page of a record, in one menu. */
export function CopyMenu({ offers }: CopyMenuProps) {
  return (
    <PopoverButton label="Copy" variant="quiet">
      <CopyButtons offers={offers} />
    </PopoverButton>
  )
}
