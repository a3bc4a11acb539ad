import type { KeyboardEvent, ReactElement, ReactNode, ToggleEvent } from 'react'
import { useId, useRef, useState } from 'react'

import { Button } from '#ui/controls/button.tsx'
import { ChevronIcon } from '#ui/text/icon.tsx'

import styles from './popover-button.module.css'

type PopoverButtonProps = {
  readonly label: string
  /** Replaces the visible label, which becomes the button's accessible name and tooltip. */
  readonly icon?: ReactElement
  /** Rendered once the panel has been opened. */
  readonly children: ReactNode
}

/**
 * A button with a native popover under it. The browser moves the focus into it, closes it on Esc or
 * a click outside, returns the focus, and exposes the state on the button.
 */
export function PopoverButton({ label, icon, children }: PopoverButtonProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [wasOpened, setOpened] = useState(false)
  function place({ newState, currentTarget }: ToggleEvent<HTMLElement>) {
    if (newState === 'open' && button.current) putUnder(button.current, currentTarget)
  }
  return (
    <div {...keys}>
      <Button
        ref={button}
        popoverTarget={id}
        {...(icon && { title: label, 'aria-label': label })}
        onClick={() => setOpened(true)}
      >
        {icon ?? (
          <>
            <span>{label}</span>
            <ChevronIcon />
          </>
        )}
      </Button>
      <dialog
        id={id}
        popover="auto"
        aria-label={label}
        className={styles.panel}
        onBeforeToggle={place}
      >
        {wasOpened && children}
      </dialog>
    </div>
  )
}

/** Moves through the controls of an open panel, as in a menu, instead of scrolling the page. */
function step(event: KeyboardEvent<HTMLElement>): void {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  const panel = event.currentTarget.querySelector('[popover]:popover-open')
  if (by === undefined || panel === null || event.defaultPrevented) return
  // There the arrow keys move through lines and options.
  if (document.activeElement?.matches('textarea, select')) return
  event.preventDefault()
  const controls = Array.from(
    panel.querySelectorAll<HTMLElement>('button:enabled, input, select, textarea, a'),
  )
  const from = controls.findIndex((control) => control === document.activeElement)
  controls[Math.min(Math.max(from + by, 0), controls.length - 1)]?.focus()
}

const keys = { onKeyDown: step }

/** In page coordinates, so that a panel scrolls along with its button. */
function putUnder(button: HTMLElement, panel: HTMLElement): void {
  const { bottom, right } = button.getBoundingClientRect()
  panel.style.setProperty('--panel-top', `${bottom + window.scrollY}px`)
  panel.style.setProperty('--panel-end', `${right + window.scrollX}px`)
}
