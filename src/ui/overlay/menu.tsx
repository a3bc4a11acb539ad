import type { FocusEvent, MouseEvent, ReactNode } from 'react'

import { ChevronIcon } from '#ui/text/icon.tsx'

type MenuButtonProps = { readonly menu: string; readonly children: string }

/** Opens the `Menu` with an id. The browser exposes the state, and returns the focus on Esc. */
export function MenuButton({ menu, children }: MenuButtonProps) {
  return (
    <button type="button" popoverTarget={menu}>
      <span>{children}</span>
      <ChevronIcon />
    </button>
  )
}

type MenuProps = {
  readonly id: string
  readonly className?: string | undefined
  readonly children: ReactNode
}

/**
 * Links in a native popover, which works before the page is hydrated. Closes when a link is chosen
 * or the focus leaves, and as the browser does: on Esc and on a press outside.
 */
export function Menu({ id, className, children }: MenuProps) {
  return (
    <div id={id} popover="auto" className={className} {...closing}>
      {children}
    </div>
  )
}

const closing = {
  onClick: ({ currentTarget, target }: MouseEvent<HTMLElement>) => {
    if (target instanceof Element && target.closest('a') !== null) close(currentTarget)
  },
  onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    // Without a target the window lost the focus, or a press outside takes it.
    if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) close(currentTarget)
  },
}

function close(menu: HTMLElement): void {
  if (menu.matches(':popover-open')) menu.hidePopover()
}
