import { useState } from 'react'

import { Button } from '#ui/button.tsx'

import type { CompatRelative } from './compat-entry-data.ts'
import { EntryLinks } from './entry-links.tsx'

import styles from './detail.module.css'

type CompatSiblingsProps = {
  readonly siblings: readonly CompatRelative[]
  /** The section with hundreds of entries, of which `siblings` are the best known: "CSS › Properties". */
  readonly section: string | undefined
}

const FEW = 24

/** The entries beside an entry: of an interface its other members, of a property its other values. */
export function CompatSiblings({ siblings, section }: CompatSiblingsProps) {
  const [isOpen, setOpen] = useState(false)
  if (siblings.length === 0) return null
  const canOpen = section === undefined && siblings.length > FEW
  return (
    <section className={styles.section} aria-labelledby="siblings">
      <h2 id="siblings" className={styles.heading}>
        Beside it
      </h2>
      <EntryLinks entries={isOpen && canOpen ? siblings : siblings.slice(0, FEW)} />
      {canOpen && (
        <p className={styles.more}>
          <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? 'Show fewer' : `Show all ${siblings.length.toLocaleString('en')}`}
          </Button>
        </p>
      )}
      {section !== undefined && (
        <p className={styles.remark}>The best known entries of {section}.</p>
      )}
    </section>
  )
}
