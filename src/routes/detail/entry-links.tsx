import { Link } from 'react-router-dom'

import { paths } from '#routes/paths.ts'
import { NameText } from '#ui/text/name-text.tsx'

import styles from './detail.module.css'

type EntryLinksProps = {
  readonly entries: readonly { readonly objectID: string; readonly name: string }[]
}

/** Compat entries in columns, sorted by name. */
export function EntryLinks({ entries }: EntryLinksProps) {
  const { compare } = new Intl.Collator('en', { numeric: true })
  return (
    <ul className={styles.columns} data-long={areLong(entries) || undefined}>
      {entries
        .toSorted((a, b) => compare(a.name, b.name))
        .map(({ objectID, name }) => (
          <li key={objectID}>
            <Link to={paths.compatEntry(objectID)} title={objectID}>
              <NameText value={name} code />
            </Link>
          </li>
        ))}
    </ul>
  )
}

/** Characters that fill a narrow column. */
const FULL = 26

function areLong(entries: EntryLinksProps['entries']): boolean {
  return entries.filter(({ name }) => name.length > FULL).length > entries.length / 3
}
