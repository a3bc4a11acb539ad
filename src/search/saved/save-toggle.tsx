import { useState, useSyncExternalStore } from 'react'

import { type Days, useDays } from '#search/state/days.ts'
import { ToggleButton } from '#ui/controls/toggle-button.tsx'
import { reportAction } from '#ui/controls/visitor-action.ts'
import { BookmarkIcon } from '#ui/text/icon.tsx'

import type { Savable } from './save.ts'
import { saved } from './saved-store.ts'

import styles from '#ui/controls/row-button.module.css'

// Constant elements, which React skips at each render.
const saveIcon = <BookmarkIcon filled={false} />
const savedIcon = <BookmarkIcon filled />

type SaveToggleProps = {
  readonly kind: Savable['kind']
  readonly thing: Omit<Savable, 'kind' | keyof Days>
  readonly name: string
  /** Whether it has a text beside the icon, which says what is done. */
  readonly worded?: boolean
}

export function SaveToggle({ kind, thing, name, worded = false }: SaveToggleProps) {
  const days = useDays()
  const [trouble, setTrouble] = useState('')
  const without = () =>
    saved.get().filter((entry) => entry.id !== thing.objectID || entry.kind !== kind)
  const isSaved = () => without().length < saved.get().length
  const isOn = useSyncExternalStore(saved.subscribe, isSaved, () => false)
  async function toggle() {
    if (isOn) return saved.set(without())
    try {
      const { save } = await import('./save.ts')
      setTrouble(save(saved, { ...thing, ...days, kind }))
      reportAction({ kind: 'saved', list: kind, id: thing.objectID })
    } catch {
      setTrouble('Not saved: you are offline.')
    }
  }
  return (
    <span className={styles.place} onBlur={() => setTrouble('')}>
      <ToggleButton
        pressed={isOn}
        label={worded && isOn ? `Saved: ${name}` : `Save ${name}`}
        icon={isOn ? savedIcon : saveIcon}
        text={worded ? (isOn ? 'Saved' : 'Save') : undefined}
        onToggle={() => void toggle()}
      />
      {trouble !== '' && (
        <span role="alert" className={styles.trouble}>
          {trouble}
        </span>
      )}
    </span>
  )
}
