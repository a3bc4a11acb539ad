import { memo } from 'react'

import type { GroupRecord } from '#catalogue/groups/record.ts'
import { pluralize } from '#lib/pluralize.ts'
import { withIndex } from '#lib/with-index.ts'
import { listOf } from '#search/lists/all.ts'
import type { Highlights } from '#search/rows/highlight.ts'
import { highlighted } from '#search/rows/highlight.ts'
import { RowName } from '#search/rows/row-name.tsx'
import { useSearchServices } from '#search/state/search-services.ts'
import { defaultState, formatListState } from '#search/state/url-state.ts'
import { MarkedText } from '#ui/text/marked-text.tsx'

import type { RowsProps } from './result-list.tsx'

import styles from '../rows/result-row.module.css'

type GroupRowProps = { readonly hit: GroupRecord & { readonly _highlightResult?: Highlights } }

/** One group: its name leads to its features. */
export function GroupRow({ hit }: GroupRowProps) {
  const { Link } = useSearchServices()
  const { _highlightResult: marks, objectID, name, path, featureCount } = hit
  const features = listOf('features')
  return (
    <article className={styles.row}>
      <RowName>
        <Link
          href={features.path + formatListState(features, { ...defaultState, tree: path })}
          id={`group-${objectID}`}
        >
          <MarkedText value={highlighted(marks, 'name', name)} />
        </Link>
      </RowName>
      <p className={styles.facts}>
        {path.join(' › ')} · {pluralize(featureCount, 'feature', 'features')}
      </p>
    </article>
  )
}

export const GroupRows = memo(function GroupRows({ hits }: RowsProps<GroupRecord>) {
  return withIndex(hits).map(({ place, item }) => <GroupRow key={place} hit={item} />)
})
