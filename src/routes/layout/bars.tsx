import { Link, useLocation } from 'react-router-dom'

import { views } from '#contracts/views.ts'
import { pluralize } from '#lib/format-count.ts'
import type { Store } from '#lib/store.ts'
import { hasNewVersion } from '#offline/page/kept-state.ts'
import { setHref } from '#search/address/set-address.ts'
import { keptSet } from '#search/set/set-store.ts'
import { useStore } from '#search/state/use-store.ts'
import { Button } from '#ui/controls/button.tsx'

import styles from './bars.module.css'

/** Where the link would cover what it leads to, and what was found in code. */
const without: ReadonlySet<string> = new Set([views.set.path, views.check.path])

/** A link to the visitor's set. Overlays the page, so that nothing moves when it appears. */
export function SetBar() {
  const { pathname } = useLocation()
  const ids = useStore(keptSet)
  const isCovered = useIsNewVersionTold()
  if (ids.length === 0 || without.has(pathname) || isCovered) return null
  return (
    <aside aria-label="Set" className={styles.bar} data-print="no">
      <Link to={setHref({ ids })} className={styles.link ?? ''}>
        {`Set: ${pluralize(ids.length, 'item', 'items')}`}
      </Link>
    </aside>
  )
}

/** Where searches are answered in the browser: what they wait for. Takes the place of the set bar. */
export function LoadingIndex({ loading }: { readonly loading: Store<string> }) {
  const text = useStore(loading)
  return (
    <output className={text === '' ? undefined : styles.bar} data-print="no">
      {text !== '' && <span className={styles.link}>{text}</span>}
    </output>
  )
}

/** Offers to reload a page that is of an older version. Takes the place of the set bar. */
export function NewVersionBar() {
  const isTold = useIsNewVersionTold()
  return (
    <output className={isTold ? styles.bar : undefined} data-print="no">
      {isTold && (
        <span className={styles.link}>
          <span>A new version of Plinth is ready.</span>
          <Button variant="quiet" onClick={() => window.location.reload()}>
            Reload
          </Button>
        </span>
      )}
    </output>
  )
}

/** A reload would lose code that is being checked, so that view says nothing. */
function useIsNewVersionTold(): boolean {
  const { pathname } = useLocation()
  return useStore(hasNewVersion) && pathname !== views.check.path
}
