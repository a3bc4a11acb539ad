import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'

import { Button } from '#ui/controls/button.tsx'

import { EntryLinks, type EntryLinksProps } from './detail-aside.tsx'

import styles from './detail.module.css'

/** Entries shown of a list longer than `ALL` before it is expanded. */
const FEW = 24
/** Lists up to this length are shown in full: a button for a few entries saves no space. */
const ALL = 40

type ExpandableEntriesProps = EntryLinksProps & {
  /** "Show all 309 of CSS". */
  readonly more: string
  readonly fewer: string
}

/** The first entries of a list, and a button for the rest, which appears above it. */
export function ExpandableEntries({ entries, more, fewer }: ExpandableEntriesProps) {
  const [isOpen, setOpen] = useState(false)
  const isLong = entries.length > ALL
  const list = useRef<HTMLDivElement>(null)
  function toggle() {
    flushSync(() => setOpen(!isOpen))
    // New entries may be anywhere in the sorted list: reading starts at the first.
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
