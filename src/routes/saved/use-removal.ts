import { useState } from 'react'
import { flushSync } from 'react-dom'

import { saved } from '#search/saved/saved-store.ts'
import { type SavedEntries, savedKey } from '#search/saved/saved.ts'
import { useAnnouncer } from '#search/state/announcer.ts'

type Removed = {
  readonly before: SavedEntries
  /** By `savedKey`. */
  readonly keys: ReadonlySet<string>
  readonly text: string
}

/** The last removal, which can be undone. */
export type Removal = {
  /** A description of what was removed; undefined if there is nothing to undo. */
  readonly text: string | undefined
  readonly withRemoved: (entries: SavedEntries) => SavedEntries
  /** Moves the focus to the remove button of the next entry. */
  readonly remove: (gone: SavedEntries, text: string) => void
  /** Moves the focus to the remove button of the restored entry. */
  readonly undo: () => void
}

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

/** Restores removed entries at their positions; entries saved since stay in front. */
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

export const removerMark = (key: string) => ({ 'data-removes': key })

/** Moves the focus from removed buttons to the next one, the previous one, or the heading. */
export function focusNeighbour(gone: ReadonlySet<string>): void {
  const buttons = removers()
  const isGoing = (button: HTMLElement) => gone.has(button.dataset['removes'] ?? '')
  const last = buttons.findLastIndex(isGoing)
  const stay = (button: HTMLElement) => !isGoing(button)
  const next = buttons.slice(last + 1).find(stay) ?? buttons.slice(0, last).findLast(stay)
  if (next === undefined) focusHeading()
  else next.focus()
}

/** Focuses the remove button of an entry. Returns false if there is none. */
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
