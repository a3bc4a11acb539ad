import { Link } from 'react-router-dom'

import { baselineLabels } from '#catalogue/baseline.ts'
import { listOfSuccessor } from '#contracts/paths.ts'
import { ViewFailure } from '#routes/layout/view-failure.tsx'
import { queryOfAddress, NotFoundSuggestions } from '#routes/pages/not-found-suggestions.tsx'
import { paths } from '#routes/paths.ts'
import { listById } from '#search/lists/all.ts'
import type { RecordPlace } from '#search/state/links.ts'
import { Badge } from '#ui/support/badge.tsx'
import { NameText } from '#ui/text/name-text.tsx'
import { SkeletonRows } from '#ui/text/skeleton-rows.tsx'

import { useRecords } from './record-queries.ts'
import { featureRef, recordsById } from './record-requests.ts'

import styles from '#routes/pages/not-found.module.css'
import detailStyles from './detail.module.css'

type DetailPendingProps = {
  readonly list: RecordPlace['list']
  /** Undefined while the content is loading. */
  readonly failure?: { readonly error: Error; readonly retry: () => void }
}

/** Replaces the content while it loads, and after it failed to load. */
export function DetailPending({ list, failure }: DetailPendingProps) {
  return (
    <div className={detailStyles.body} data-pending={failure === undefined || undefined}>
      {failure === undefined ? (
        <SkeletonRows count={8} size="line" />
      ) : (
        <ViewFailure
          error={failure.error}
          onRetry={failure.retry}
          what={`This ${listById(list).one}`}
        />
      )}
    </div>
  )
}

/** Replaces the content for an unknown id: similar records, and a search. */
export function DetailUnknown({ list, id }: RecordPlace) {
  return (
    <div className={detailStyles.body}>
      <p className={styles.lead}>
        <span>{`There is no ${listById(list).one}`}</span>{' '}
        <bdi>
          <code>{id}</code>
        </bdi>
        <span>.</span>
      </p>
      <NotFoundSuggestions query={queryOfAddress(id)} />
    </div>
  )
}

type DetailSplitProps = {
  readonly list: RecordPlace['list']
  readonly ids: readonly string[]
}

/** The choice among the records that an id was split into. */
export function DetailSplit({ list, ids }: DetailSplitProps) {
  const state = useRecords(list === 'features' ? recordsById(featureRef, ids) : [], 'next')
  const features = state.status === 'results' ? state.answer.hits(featureRef) : []
  return (
    <div className={detailStyles.body}>
      <p className={styles.lead}>{`This ${listById(list).one} was split into:`}</p>
      <ul className={styles.list}>
        {ids.map((id) => {
          const feature = features.find(({ objectID }) => objectID === id)
          return (
            <li key={id}>
              <Link to={paths.record({ list: listOfSuccessor(list, id), id })}>
                <NameText value={feature?.name ?? id} />
              </Link>{' '}
              {feature && (
                <Badge status={feature.baseline} label={baselineLabels[feature.baseline]} />
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
