import type { HierarchicalMenuItem } from 'instantsearch.js/es/connectors/hierarchical-menu/connectHierarchicalMenu'

import { VisuallyHidden } from '#ui/visually-hidden.tsx'

import { GROUP_SEPARATOR } from './feature-facets.ts'
import { useSearchServices } from './search-services.ts'
import type { FeaturesState } from './url-state.ts'
import { useFeaturesState } from './use-features-state.ts'

import styles from './filter-panel.module.css'

type GroupTreeProps = { readonly items: readonly HierarchicalMenuItem[] }

/** The tree of groups: the chosen branch is open. Links, for there is one at a time. */
export function GroupTree({ items }: GroupTreeProps) {
  const { state, href } = useFeaturesState()
  return <GroupList items={items} hrefOf={(value) => href(toggled(state, value))} />
}

type GroupListProps = GroupTreeProps & {
  /** The address that chooses a group, or leaves it. */
  readonly hrefOf: (value: string) => string
}

function GroupList({ items, hrefOf }: GroupListProps) {
  const { Link } = useSearchServices()
  return (
    <ul className={styles.groups}>
      {items.map(({ value, label, count, isRefined, data }) => (
        <li key={value}>
          <Link
            className={styles.group}
            href={hrefOf(value)}
            aria-current={isRefined ? 'true' : undefined}
          >
            <bdi>{label}</bdi>
            <span className={styles.count}>
              <VisuallyHidden>, </VisuallyHidden>
              {count.toLocaleString('en')}
              <VisuallyHidden>{count === 1 ? ' result' : ' results'}</VisuallyHidden>
            </span>
          </Link>
          {data && data.length > 0 && <GroupList items={data} hrefOf={hrefOf} />}
        </li>
      ))}
    </ul>
  )
}

/** Goes to a group; from the group itself, to the one above it. */
function toggled(state: FeaturesState, value: string): FeaturesState {
  const path = value.split(GROUP_SEPARATOR)
  const isHere = state.group.join(GROUP_SEPARATOR) === value
  return { ...state, group: isHere ? path.slice(0, -1) : path, page: 1 }
}
