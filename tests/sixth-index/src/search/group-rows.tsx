import { memo } from 'react'

import type { GroupRecord } from '#catalogue/groups/record.ts'
import { MarkedText } from '#ui/marked-text.tsx'

import { counted } from './counted.ts'
import type { Highlights } from './highlight.ts'
import { highlighted } from './highlight.ts'
import { inPlaces } from './in-places.ts'
import { listOf } from './lists/all.ts'
import type { RowsProps } from './result-list.tsx'
import { RowName } from './row-name.tsx'
import { useSearchServices } from './search-services.ts'
import { defaultState, formatListState } from './url-state.ts'

import styles from './result-row.module.css'

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
        {path.join(' › ')} · {counted(featureCount, 'feature', 'features')}
      </p>
    </article>
  )
}

export const GroupRows = memo(function GroupRows({ hits }: RowsProps<GroupRecord>) {
  return inPlaces(hits).map(({ place, item }) => <GroupRow key={place} hit={item} />)
})
