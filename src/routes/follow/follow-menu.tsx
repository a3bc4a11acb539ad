import { LazyPanel } from '#search/table/lazy-panel.tsx'
import { PopoverButton } from '#ui/overlay/popover-button.tsx'

import { loadFollowPanel } from './load-follow-panel.ts'

/** A button with a panel that says how to follow the page, and what that will tell. */
export function FollowMenu() {
  return (
    <PopoverButton label="Follow" variant="quiet">
      <LazyPanel load={loadFollowPanel} />
    </PopoverButton>
  )
}
