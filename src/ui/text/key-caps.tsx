import { Fragment } from 'react'

import { VisuallyHidden } from './visually-hidden.tsx'

import styles from './key-caps.module.css'

type Cap = {
  /** What stands on the key. */
  readonly sign: string
  /** What it is called, where a screen reader would skip or misname the sign. */
  readonly words?: string
}

type KeyCapsProps = {
  /**
   * Keys that are pressed together, by their names in `KeyboardEvent.key`; `Mod` is Ctrl, or ⌘ on devices of Apple.
   */
  readonly keys: readonly string[]
}

/** A key, or keys pressed together, as they stand on the visitor's keyboard: "Ctrl K", "⌘ K", "↓". */
export function KeyCaps({ keys }: KeyCapsProps) {
  return (
    <span className={styles.keys}>
      {keys.map((key, place) => {
        const { sign, words } = capOf(key)
        return (
          <Fragment key={key}>
            {place > 0 && ' '}
            <kbd className={styles.cap}>
              {words === undefined ? (
                sign
              ) : (
                <>
                  <span aria-hidden="true">{sign}</span>
                  <VisuallyHidden>{words}</VisuallyHidden>
                </>
              )}
            </kbd>
          </Fragment>
        )
      })}
    </span>
  )
}

const caps: Readonly<Record<string, Cap>> = {
  ArrowDown: { sign: '↓', words: 'Down arrow' },
  ArrowUp: { sign: '↑', words: 'Up arrow' },
  Escape: { sign: 'Esc' },
  PageDown: { sign: 'PgDn', words: 'Page Down' },
  PageUp: { sign: 'PgUp', words: 'Page Up' },
  '/': { sign: '/', words: 'Slash' },
  '?': { sign: '?', words: 'Question mark' },
}

function capOf(key: string): Cap {
  if (key === 'Mod') return isApple() ? { sign: '⌘', words: 'Command' } : { sign: 'Ctrl' }
  if (key === 'Alt' && isApple()) return { sign: '⌥', words: 'Option' }
  return (Object.hasOwn(caps, key) ? caps[key] : undefined) ?? { sign: key }
}

/** Whether ⌘ takes the place of Ctrl in shortcuts. */
export function isApple(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.userAgent)
}
