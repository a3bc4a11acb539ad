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
  /** Whether rows of the same list precede these. */
  readonly isContinued?: boolean
}

/** The last column of most rows, whose heads stand once at the top of the page. */
export const USUAL = 'Usage'

const heads = [USUAL, 'Entries', undefined] as const

/** Rows by their columns, other heads than the usual ones over them. Keyed by position, like the rows of the lists. */
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
      <div key={last ?? 'none'} className={styles.rows}>
        <RowList last={isContinued || last === USUAL ? undefined : last}>{rows}</RowList>
      </div>
    )
  })
}
