import { useState } from 'react'
import { Link } from 'react-router-dom'

import { pathLevels, pathLabels } from '#catalogue/path.ts'
import { EntryLinks } from '#routes/detail/entry-links.tsx'
import { paths } from '#routes/paths.ts'
import { Button } from '#ui/controls/button.tsx'

import type { CompatProps } from './compat-entry-data.ts'
import { countShape, relativeShape, sectionOf, siblingsOf } from './compat-entry-data.ts'

import styles from '../detail.module.css'

const FEW = 24

/** The entries beside an entry: of an interface its other members, of a property its other values. */
export function CompatSiblings({ record, neighbours }: CompatProps) {
  const [isOpen, setOpen] = useState(false)
  const siblings = siblingsOf(record.objectID, neighbours.hits(relativeShape))
  // A section with hundreds of entries, of which the siblings are the best known.
  const section = sectionOf(record)
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
        <p className={styles.remark}>
          The best known entries of {pathLabels(section)}.{' '}
          <Link to={paths.compatWith({ tree: pathLevels(section) })}>
            All {neighbours.total(countShape).toLocaleString('en')} in the list
          </Link>
        </p>
      )}
    </section>
  )
}
