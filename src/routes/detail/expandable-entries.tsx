import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'

import { Button } from '#ui/controls/button.tsx'

import { EntryLinks } from './detail-aside.tsx'
import type { EntryLinksProps } from './detail-aside.tsx'

import styles from './detail.module.css'

/** More entries than this are shown on demand. */
const FEW = 24

type ExpandableEntriesProps = EntryLinksProps & {
  /** "Show all 309 of CSS". */
  readonly more: string
  /** "Show fewer of CSS". */
  readonly fewer: string
}

/** The first entries of a list, and a button for the rest, which come before it. */
export function ExpandableEntries({ entries, more, fewer }: ExpandableEntriesProps) {
  const [isOpen, setOpen] = useState(false)
  const list = useRef<HTMLDivElement>(null)
  function toggle() {
    flushSync(() => setOpen(!isOpen))
    // The list is sorted anew: the new entries begin anywhere in it, so that it is read from its first.
    if (!isOpen) list.current?.querySelector('a')?.focus()
  }
  return (
    <div ref={list}>
      <EntryLinks entries={isOpen ? entries : entries.slice(0, FEW)} />
      {entries.length > FEW && (
        <p className={styles.more}>
          <Button onClick={toggle}>{isOpen ? fewer : more}</Button>
        </p>
      )}
    </div>
  )
}
