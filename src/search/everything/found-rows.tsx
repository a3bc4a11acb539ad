import { withIndex } from '#lib/with-index.ts'
import { listById } from '#search/lists/all.ts'
import type { FoundHit } from '#search/rows/found-hit.ts'
import { FoundRow, lastHead } from '#search/rows/found-row.tsx'
import { RowList } from '#search/rows/row-list.tsx'

import styles from './everything.module.css'

type FoundRowsProps = {
  readonly hits: readonly FoundHit[]
  /** Whether the hits are of several lists, so that each row names its list. */
  readonly isMixed?: boolean
  /** Whether rows precede these, so that the heads of the columns are there. */
  readonly isContinued?: boolean
}

const heads = ['Usage', 'Entries', undefined] as const

/** Rows under the heads of their columns. Keyed by position, like the rows of the lists. */
export function FoundRows({ hits, isMixed = false, isContinued = false }: FoundRowsProps) {
  return heads.map((last) => {
    const rows = withIndex(hits.filter((hit) => lastHead(hit.id) === last)).map(
      ({ place, item }) => (
        <li key={place}>
          {isMixed && <p className={styles.kind}>{listById(item.id).one}</p>}
          <FoundRow list={item.id} hit={item.hit} />
        </li>
      ),
    )
    if (rows.length === 0) return null
    return (
      <div key={last ?? 'none'}>
        <RowList last={isContinued ? undefined : last}>{rows}</RowList>
      </div>
    )
  })
}
