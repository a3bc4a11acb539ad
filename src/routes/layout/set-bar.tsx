import { Link, useLocation } from 'react-router-dom'

import { pluralize } from '#lib/format-count.ts'
import { paths } from '#routes/paths.ts'
import { setHref } from '#search/address/set-address.ts'
import { keptSet } from '#search/set/set-store.ts'
import { useStore } from '#search/state/use-store.ts'

import styles from './set-bar.module.css'

/** A link to the visitor's set. Overlays the page, so that nothing moves when it appears. */
export function SetBar() {
  const { pathname } = useLocation()
  const ids = useStore(keptSet)
  if (ids.length === 0 || pathname === paths.set) return null
  return (
    <aside aria-label="Set" className={styles.bar} data-print="no">
      <Link to={setHref({ ids })} className={styles.link ?? ''}>
        Set: {pluralize(ids.length, 'item', 'items')}
      </Link>
    </aside>
  )
}
