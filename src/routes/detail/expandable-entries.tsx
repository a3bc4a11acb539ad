import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'

import { Button } from '#ui/controls/button.tsx'

import { EntryLinks } from './detail-aside.tsx'
import type { EntryLinksProps } from './detail-aside.tsx'

import styles from './detail.module.css'

/** The entries of a list longer than `ALL`, until the others are asked for. */
const FEW = 24
/** Up to this number all are shown: a button for a few more would be longer than they are. */
const ALL = 40

type ExpandableEntriesProps = EntryLinksProps & {
  /** "Show all 309 of CSS". */
  readonly more: string
  /** "Show fewer of CSS". */
  readonly fewer: string
}

/** The first entries of a list, and a button for the rest, which come before it. */
export function ExpandableEntries({ entries, more, fewer }: ExpandableEntriesProps) {
  const [isOpen, setOpen] = useState(false)
  const isLong = entries.length > ALL
  const list = useRef<HTMLDivElement>(null)
  function toggle() {
    flushSync(() => setOpen(!isOpen))
    // The list is sorted anew: the new entries begin anywhere in it, so that it is read from its first.
    if (!isOpen) list.current?.querySelector('a')?.focus()
  }
  return (
    <div ref={list}>
      <EntryLinks entries={isOpen || !isLong ? entries : entries.slice(0, FEW)} />
      {isLong && (
        <p className={styles.more}>
          <Button onClick={toggle}>{isOpen ? fewer : more}</Button>
        </p>
      )}
    </div>
  )
}
