import { useState } from 'react'

import { MOST_IN_SET } from '#search/address/set-address.ts'
import { useStore } from '#search/state/use-store.ts'
import { ToggleButton } from '#ui/controls/toggle-button.tsx'
import { Glyph } from '#ui/text/icon.tsx'

import type { SetToolProps } from './set-slot.tsx'
import { keptSet } from './set-store.ts'

import styles from '#ui/controls/row-button.module.css'

export function SetToggle({ id, name, worded = false }: SetToolProps) {
  const ids = useStore(keptSet)
  const [isFull, setFull] = useState(false)
  const isIn = ids.includes(id)
  function toggle() {
    if (isIn) return keptSet.set(ids.filter((other) => other !== id))
    return ids.length < MOST_IN_SET ? keptSet.set([...ids, id]) : setFull(true)
  }
  return (
    <span className={styles.place} onBlur={() => setFull(false)}>
      <ToggleButton
        pressed={isIn}
        label={`${worded && isIn ? 'In set' : 'Add to set'}: ${name}`}
        icon={isIn ? tick : plus}
        text={worded ? (isIn ? 'In set' : 'Add to set') : undefined}
        onToggle={toggle}
      />
      {isFull && (
        <span role="alert" className={styles.trouble}>
          {`Not added: a set holds ${MOST_IN_SET} items. Remove some from your set.`}
        </span>
      )}
    </span>
  )
}

// Constant elements, which React skips at each render.
const plus = <Glyph d="M8 3v10M3 8h10" />
const tick = <Glyph d="m3 8.5 3.4 3.4L13 5" />
