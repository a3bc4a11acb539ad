import type { ListLayout } from '#search/address/url-state.ts'
import { useLinks } from '#search/state/links.ts'
import { useListState } from '#search/state/list-context.ts'

import styles from './view-switch.module.css'

const layouts = { list: 'List', table: 'Table' } as const satisfies Record<ListLayout, string>

const order: readonly ListLayout[] = ['list', 'table']

export function ViewSwitch() {
  const { Link } = useLinks()
  const { state, href } = useListState()
  return (
    <ul aria-label="Layout" className={styles.switch}>
      {order.map((view) => (
        <li key={view}>
          <Link
            href={href({ ...state, view })}
            className={styles.layout}
            aria-current={state.view === view ? 'true' : undefined}
          >
            {layouts[view]}
          </Link>
        </li>
      ))}
    </ul>
  )
}
