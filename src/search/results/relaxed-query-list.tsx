import type { ReactElement } from 'react'

import { pluralize } from '#lib/format-count.ts'
import { focusResultsHere } from '#search/state/focus-targets.ts'
import { useLinks } from '#search/state/links.ts'

import styles from './relaxed-query-list.module.css'

export type OfferItem = {
  readonly href: string
  readonly without: ReactElement
  readonly count: number
}

type OfferListProps = { readonly items: readonly OfferItem[] }

/** "Search without Missing in: Safari 14 (57 results)". */
export function RelaxedQueryList({ items }: OfferListProps) {
  const { Link } = useLinks()
  return (
    <ul className={styles.offers} aria-label="Similar searches with results">
      {items.map(({ href, without, count }) => (
        <li key={href}>
          <Link className={styles.offer} href={href} onClick={focusResultsHere}>
            <span>Search without {without}</span>{' '}
            <span className={styles.count}>{`(${pluralize(count, 'result', 'results')})`}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

type SpellingLineProps = {
  readonly items: readonly { readonly name: string; readonly href: string }[]
}

/** "Did you mean Flexbox or flex-flow?" */
export function SpellingLine({ items }: SpellingLineProps) {
  const { Link } = useLinks()
  return (
    <p>
      Did you mean{' '}
      {items.map(({ name, href }, place) => (
        <span key={href}>
          {place > 0 && <span>{place === items.length - 1 ? ' or ' : ', '}</span>}
          <Link href={href} onClick={focusResultsHere}>
            <bdi>{name}</bdi>
          </Link>
        </span>
      ))}
      <span>?</span>
    </p>
  )
}
