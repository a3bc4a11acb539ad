import type { HierarchicalMenuItem } from 'instantsearch.js/es/connectors/hierarchical-menu/connectHierarchicalMenu'

import { formatCount } from '#lib/format-count.ts'
import type { ListState } from '#search/address/url-state.ts'
import { TREE_SEPARATOR } from '#search/lists/list-definition.ts'
import { useLinks } from '#search/state/links.ts'
import { useListState } from '#search/state/list-context.ts'
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx'

import styles from './filter-panel.module.css'

type FacetTreeProps = { readonly items: readonly HierarchicalMenuItem[] }

/** The values of a tree. They are links, because only one can be chosen. */
export function FacetTree({ items }: FacetTreeProps) {
  const { state, href } = useListState()
  return <Branch items={items} level={1} hrefOf={(value) => href(toggled(state, value))} />
}

type BranchProps = FacetTreeProps & {
  readonly level: number
  readonly hrefOf: (value: string) => string
}

function Branch({ items, level, hrefOf }: BranchProps) {
  const { Link } = useLinks()
  // A name that contains the separator would be read as two levels, so it cannot be selected.
  const plain = items.filter(({ value }) => value.split(TREE_SEPARATOR).length === level)
  return (
    <ul className={styles.groups}>
      {plain.map(({ value, label, count, isRefined, data }) => (
        <li key={value}>
          <Link
            className={styles.group}
            href={hrefOf(value)}
            aria-current={isRefined ? 'true' : undefined}
          >
            <bdi>{label}</bdi>
            <span className={styles.count}>
              <VisuallyHidden>, </VisuallyHidden>
              <span>{formatCount(count)}</span>
              <VisuallyHidden>{count === 1 ? ' result' : ' results'}</VisuallyHidden>
            </span>
          </Link>
          {data && data.length > 0 && <Branch items={data} level={level + 1} hrefOf={hrefOf} />}
        </li>
      ))}
    </ul>
  )
}

function toggled(state: ListState, value: string): ListState {
  const path = value.split(TREE_SEPARATOR)
  const isHere = state.tree.join(TREE_SEPARATOR) === value
  return { ...state, tree: isHere ? path.slice(0, -1) : path, page: 1 }
}
