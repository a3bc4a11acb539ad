import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type ToggleEvent,
  useId,
  useRef,
  useState,
} from 'react'

import { Button } from '#ui/controls/button.tsx'
import { ChevronIcon } from '#ui/text/icon.tsx'

import { ClosePanelContext } from './close-panel.ts'

import styles from './popover-button.module.css'

type PopoverButtonProps = {
  readonly label: string
  /** The visible value of what the panel chooses, after the label in the button's name. */
  readonly value?: string
  /** `quiet` and `word`: without a border. */
  readonly variant?: 'plain' | 'quiet' | 'word'
  /** Rendered once the panel has been opened. */
  readonly children: ReactNode
}

/**
 * A button with a native popover under it. The browser moves the focus into it, closes it on Esc or
 * a click outside, returns the focus, and exposes the state on the button. It also closes when the
 * focus leaves, because it would cover what has it.
 */
export function PopoverButton({ label, value, variant, children }: PopoverButtonProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDialogElement>(null)
  const [wasOpened, setOpened] = useState(false)
  function place({ newState, currentTarget }: ToggleEvent<HTMLElement>) {
    if (newState === 'open' && button.current) putUnder(button.current, currentTarget)
  }
  const close = () => hide(panel.current)
  function leave({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) close()
  }
  const handlers = { onKeyDown: step, onBlur: leave }
  return (
    <div {...handlers} className={styles.place}>
      <Button
        ref={button}
        popoverTarget={id}
        {...(variant && { variant })}
        {...(value !== undefined && { 'aria-label': `${label}: ${value}` })}
        onClick={() => setOpened(true)}
      >
        <span className={styles.label}>{value ?? label}</span>
        <ChevronIcon />
      </Button>
      <dialog
        ref={panel}
        id={id}
        popover="auto"
        aria-label={label}
        className={styles.panel}
        data-from={value === undefined ? 'end' : 'start'}
        onBeforeToggle={place}
      >
        <ClosePanelContext value={close}>{wasOpened && children}</ClosePanelContext>
      </dialog>
    </div>
  )
}

/** The browser returns the focus to the button if it is inside. */
function hide(panel: HTMLElement | null): void {
  if (panel !== null && 'hidePopover' in panel) panel.hidePopover()
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
    panel.querySelectorAll<HTMLElement>('button:enabled, input, select, textarea, a, summary'),
  )
  const from = controls.findIndex((control) => control === document.activeElement)
  controls[Math.min(Math.max(from + by, 0), controls.length - 1)]?.focus()
}

/** In page coordinates, so that a panel scrolls along with its button. */
function putUnder(button: HTMLElement, panel: HTMLElement): void {
  const { bottom, left, right } = button.getBoundingClientRect()
  panel.style.setProperty('--panel-top', `${bottom + window.scrollY}px`)
  panel.style.setProperty('--panel-start', `${left + window.scrollX}px`)
  panel.style.setProperty('--panel-end', `${right + window.scrollX}px`)
}
