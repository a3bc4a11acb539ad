import { Fragment } from 'react'
import { Link } from 'react-router-dom'

import { formatCount } from '#lib/format-count.ts'
import { paths } from '#routes/paths.ts'
import { NameText } from '#ui/text/name-text.tsx'

import type { SetItem } from './set-item.ts'

import styles from './set.module.css'

export function ItemLink({ item }: { readonly item: SetItem }) {
  const { id, name, isEntry } = item
  return (
    <Link
      to={isEntry ? paths.compatEntry(id) : paths.feature(id)}
      className={styles.link ?? ''}
      title={isEntry ? id : undefined}
    >
      <NameText value={name} code={isEntry} />
    </Link>
  )
}

const MOST_NAMED = 4

type ItemLinksProps = {
  readonly items: readonly SetItem[]
  readonly note?: (item: SetItem) => string
}

/** Items in running text: "Dialog, :has() and 3 more". */
export function ItemLinks({ items, note }: ItemLinksProps) {
  // Naming one more item takes no more room than "and 1 more".
  const shown = items.length > MOST_NAMED + 1 ? items.slice(0, MOST_NAMED) : items
  const more = items.length - shown.length
  return (
    <>
      {shown.map((item, place) => {
        const text = note?.(item) ?? ''
        return (
          <Fragment key={item.id}>
            {place > 0 && <span>, </span>}
            <ItemLink item={item} />
            {text !== '' && <span className={styles.note}>{` (${text})`}</span>}
          </Fragment>
        )
      })}
      {more > 0 && <span>{` and ${formatCount(more)} more`}</span>}
    </>
  )
}
