import { useState } from 'react'
import { flushSync } from 'react-dom'

import { saved } from '#search/saved/saved-store.ts'
import { savedKey } from '#search/saved/saved.ts'
import type { SavedEntries } from '#search/saved/saved.ts'
import { useAnnouncer } from '#search/state/announcer.ts'

type Removed = {
  /** All that was saved before. */
  readonly before: SavedEntries
  /** By `savedKey`. */
  readonly keys: ReadonlySet<string>
  /** "Subgrid". */
  readonly text: string
}

/** The last removal, which can be undone. */
export type Removal = {
  /** What was removed; undefined where there is nothing to undo. */
  readonly text: string | undefined
  /** What is saved, and in its old place what was removed. */
  readonly withRemoved: (entries: SavedEntries) => SavedEntries
  /** The focus goes to the button that removes the next thing. */
  readonly remove: (gone: SavedEntries, text: string) => void
  /** The focus goes to the button that removes what has come back. */
  readonly undo: () => void
}

/** Removes what is saved, and brings it back. */
export function useRemoval(): Removal {
  const announcer = useAnnouncer()
  const [removed, setRemoved] = useState<Removed | null>(null)
  return {
    text: removed?.text,
    withRemoved: (entries) => (removed === null ? entries : restore(entries, removed)),
    remove: (gone, text) => {
      const before = saved.get()
      const keys = new Set(gone.map(savedKey))
      focusNeighbour(keys)
      saved.set(before.filter((entry) => !keys.has(savedKey(entry))))
      setRemoved({ before, keys, text })
      announcer.say(`Removed: ${text}. Undo is available.`)
    },
    undo: () => {
      if (removed === null) return
      const [key = ''] = removed.keys
      // The restored row must be rendered before it can take the focus.
      flushSync(() => {
        saved.set(restore(saved.get(), removed))
        setRemoved(null)
      })
      if (!focusRemover(key)) focusHeading()
      announcer.say(`Restored: ${removed.text}`)
    },
  }
}

/** What was removed goes back to its place; what was saved since stays in front. */
function restore(now: SavedEntries, { before, keys }: Removed): SavedEntries {
  const current = new Map(now.map((entry) => [savedKey(entry), entry]))
  const old = new Set(before.map(savedKey))
  return [
    ...now.filter((entry) => !old.has(savedKey(entry))),
    ...before.flatMap((entry) => {
      const key = savedKey(entry)
      return current.get(key) ?? (keys.has(key) ? entry : [])
    }),
  ]
}

/** Marks the buttons that remove something, each with the key of what it removes. */
export const removerMark = (key: string) => ({ 'data-removes': key })

/** Moves the focus from the buttons of what goes to the next one, or the one before, or the heading. */
export function focusNeighbour(gone: ReadonlySet<string>): void {
  const buttons = removers()
  const isGoing = (button: HTMLElement) => gone.has(button.dataset['removes'] ?? '')
  const last = buttons.findLastIndex(isGoing)
  const stay = (button: HTMLElement) => !isGoing(button)
  const next = buttons.slice(last + 1).find(stay) ?? buttons.slice(0, last).findLast(stay)
  if (next === undefined) focusHeading()
  else next.focus()
}

/** Moves the focus to the button that removes a thing. False where there is none. */
export function focusRemover(key: string): boolean {
  const button = removers().find(({ dataset }) => dataset['removes'] === key)
  button?.focus()
  return button !== undefined
}

export function focusHeading(): void {
  document.querySelector('h1')?.focus()
}

function removers(): readonly HTMLElement[] {
  return Array.from(document.querySelectorAll<HTMLElement>('button[data-removes]'))
}
