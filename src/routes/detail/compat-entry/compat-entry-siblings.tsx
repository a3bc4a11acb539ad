import { useState } from 'react'
import { Link } from 'react-router-dom'

import { pathLevels, pathLabels } from '#catalogue/path.ts'
import { EntryLinks } from '#routes/detail/entry-links.tsx'
import { paths } from '#routes/paths.ts'
import { Button } from '#ui/controls/button.tsx'

import type { CompatRelative } from './compat-entry-data.ts'
import type { Section } from './use-compat-entry.ts'

import styles from '../detail.module.css'

type CompatSiblingsProps = {
  readonly siblings: readonly CompatRelative[]
  /** The section with hundreds of entries, of which `siblings` are the best known. */
  readonly section: Section | undefined
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
        <p className={styles.remark}>
          The best known entries of {pathLabels(section.path)}.{' '}
          <Link to={paths.compatWith({ tree: pathLevels(section.path) })}>
            All {section.count.toLocaleString('en')} in the list
          </Link>
        </p>
      )}
    </section>
  )
}
