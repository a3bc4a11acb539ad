import { useState } from 'react'
import { flushSync } from 'react-dom'

import { useAnnouncer } from '#search/state/announcer.ts'

/** A list of the visitor from which items are removed. */
type RemovalOptions<Item> = {
  readonly read: () => readonly Item[]
  readonly write: (items: readonly Item[]) => void
  readonly keyOf: (item: Item) => string
}

type Removed<Item> = {
  readonly before: readonly Item[]
  readonly keys: ReadonlySet<string>
  readonly text: string
}

/** The last removal, which can be undone. */
export type Removal<Item = never> = {
  /** A description of what was removed; undefined if there is nothing to undo. */
  readonly text: string | undefined
  /** Adds what was removed at its place. */
  readonly withRemoved: (items: readonly Item[]) => readonly Item[]
  /** Moves the focus to the remove button of the next item. */
  readonly remove: (gone: readonly Item[], text: string) => void
  /** Moves the focus to the remove button of the restored item. */
  readonly undo: () => void
  /** Drops what was removed: it cannot be undone any more. */
  readonly forget: () => void
}

/** Removes items from a list, and restores those removed last. Both are announced. */
export function useRemoval<Item>({ read, write, keyOf }: RemovalOptions<Item>): Removal<Item> {
  const announcer = useAnnouncer()
  const [removed, setRemoved] = useState<Removed<Item> | null>(null)
  /** Items that came since stay in front. */
  const restored = (now: readonly Item[], { before, keys }: Removed<Item>): readonly Item[] => {
    const current = new Map(now.map((item) => [keyOf(item), item]))
    const old = new Set(before.map(keyOf))
    return [
      ...now.filter((item) => !old.has(keyOf(item))),
      ...before.flatMap((item) => {
        const key = keyOf(item)
        return current.get(key) ?? (keys.has(key) ? item : [])
      }),
    ]
  }
  return {
    text: removed?.text,
    withRemoved: (items) => (removed === null ? items : restored(items, removed)),
    remove: (gone, text) => {
      const before = read()
      const keys = new Set(gone.map(keyOf))
      focusNeighbour(keys)
      setRemoved({ before, keys, text })
      announcer.say(`Removed: ${text}. Undo is available.`)
      write(before.filter((item) => !keys.has(keyOf(item))))
    },
    undo: () => {
      if (removed === null) return
      const [key = ''] = removed.keys
      // The restored item must be rendered before it can take the focus.
      flushSync(() => {
        write(restored(read(), removed))
        setRemoved(null)
      })
      const button = removers().find(({ dataset }) => dataset['removes'] === key)
      if (button === undefined) focusHeading()
      else button.focus()
      announcer.say(`Restored: ${removed.text}`)
    },
    forget: () => setRemoved(null),
  }
}

/** Marks the button that removes an item. */
export const removerMark = (key: string) => ({ 'data-removes': key })

export function focusHeading(): void {
  document.querySelector('h1')?.focus()
}

/** Moves the focus from removed buttons to the next one, the previous one, or the heading. */
function focusNeighbour(gone: ReadonlySet<string>): void {
  const buttons = removers()
  const isGoing = (button: HTMLElement) => gone.has(button.dataset['removes'] ?? '')
  const last = buttons.findLastIndex(isGoing)
  const stay = (button: HTMLElement) => !isGoing(button)
  const next = buttons.slice(last + 1).find(stay) ?? buttons.slice(0, last).findLast(stay)
  if (next === undefined) focusHeading()
  else next.focus()
}

function removers(): readonly HTMLElement[] {
  return Array.from(document.querySelectorAll<HTMLElement>('button[data-removes]'))
}
