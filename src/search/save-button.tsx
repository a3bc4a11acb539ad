import { useState, useSyncExternalStore } from 'react'

import { BookmarkIcon } from '#ui/icon.tsx'
import { ToggleButton } from '#ui/toggle-button.tsx'

import { saved } from './saved-store.ts'
import type { SavedKind } from './saved.ts'
import { useSearchServices } from './search-services.ts'
import { toggleSaved } from './toggle-saved.ts'
import type { Savable } from './toggle-saved.ts'

import styles from './save-button.module.css'

export type SaveButtonProps = {
  readonly kind: SavedKind
  /** What is saved, with what is known of it: changes after this day can then be told. */
  readonly thing: Savable
  /** "Subgrid". */
  readonly name: string
  /** Whether words stand beside the icon. Without them it stands at the end of the line, outside its flow. */
  readonly worded?: boolean
}

/** Saves something in this browser, or lets it go. Says so where there is no room, or nothing is kept. */
export function SaveButton({ kind, thing, name, worded = false }: SaveButtonProps) {
  const { today } = useSearchServices()
  const [trouble, setTrouble] = useState('')
  const isOn = useSyncExternalStore(saved.subscribe, () => isSaved(kind, thing.objectID))
  return (
    <span className={styles.place} data-worded={worded || undefined} onBlur={() => setTrouble('')}>
      <ToggleButton
        pressed={isOn}
        label={isOn ? `Saved: ${name}, remove` : `Save ${name}`}
        icon={<BookmarkIcon filled={isOn} />}
        words={worded ? (isOn ? 'Saved' : 'Save') : undefined}
        onToggle={() => setTrouble(toggleSaved(kind, thing, today))}
      />
      {trouble !== '' && (
        <span role="alert" className={styles.trouble}>
          {trouble}
        </span>
      )}
    </span>
  )
}

function isSaved(kind: SavedKind, id: string): boolean {
  return saved.get().some((entry) => entry.id === id && entry.kind === kind)
}
