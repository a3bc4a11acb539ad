import { Fragment, useSyncExternalStore } from 'react'

import { VisuallyHidden } from './visually-hidden.tsx'

import styles from './key-caps.module.css'

type Cap = {
  readonly sign: string
  /** Its spoken name, if a screen reader would skip or misname the sign. */
  readonly label?: string
}

type KeyCapsProps = {
  /** Keys pressed together, as in `KeyboardEvent.key`; `Mod` is ⌘ on Apple devices, else Ctrl. */
  readonly keys: readonly string[]
}

/** A key or key combination as labelled on the visitor's keyboard: "Ctrl K", "⌘ K", "↓". */
export function KeyCaps({ keys }: KeyCapsProps) {
  const isApple = useIsApple()
  return keys.map((key, place) => {
    const { sign, label } = capOf(key, isApple)
    return (
      <Fragment key={key}>
        {place > 0 && ' '}
        <kbd className={styles.cap}>
          {label === undefined ? (
            sign
          ) : (
            <>
              <span aria-hidden="true">{sign}</span>
              <VisuallyHidden>{label}</VisuallyHidden>
            </>
          )}
        </kbd>
      </Fragment>
    )
  })
}

const caps: Readonly<Record<string, Cap>> = {
  ArrowDown: { sign: '↓', label: 'Down arrow' },
  ArrowUp: { sign: '↑', label: 'Up arrow' },
  Escape: { sign: 'Esc' },
  PageDown: { sign: 'PgDn', label: 'Page Down' },
  PageUp: { sign: 'PgUp', label: 'Page Up' },
  '/': { sign: '/', label: 'Slash' },
  '?': { sign: '?', label: 'Question mark' },
}

function capOf(key: string, isApple: boolean): Cap {
  if (key === 'Mod') return isApple ? { sign: '⌘', label: 'Command' } : { sign: 'Ctrl' }
  if (key === 'Alt' && isApple) return { sign: '⌥', label: 'Option' }
  return (Object.hasOwn(caps, key) ? caps[key] : undefined) ?? { sign: key }
}

/** Whether shortcuts use ⌘ instead of Ctrl. False on the server and while hydrating its markup. */
function useIsApple(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => /Mac|iPhone|iPad/.test(navigator.userAgent),
    () => false,
  )
}
