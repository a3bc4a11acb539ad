import { Navigate, useLocation, useParams } from 'react-router-dom'

import { NameText } from '#ui/name-text.tsx'
import { SkeletonRows } from '#ui/skeleton-rows.tsx'

import { FeatureBody } from './feature-body.tsx'
import { FeatureCrumb } from './feature-crumb.tsx'
import { FeatureIntroduction } from './feature-introduction.tsx'
import { readFeatureOrigin } from './feature-origin.ts'
import type { FeaturePreview } from './feature-origin.ts'
import { FeatureUnknown } from './feature-unknown.tsx'
import { useHead } from './head.ts'
import { paths } from './paths.ts'
import { useFeature } from './use-feature.ts'
import type { FeatureState } from './use-feature.ts'
import { ViewFailure } from './view-failure.tsx'

import styles from './feature.module.css'

/**
 * One feature: `/features/:id`. All states share one heading element, so that the focus that a navigation put there
 * stays while the answer comes.
 */
export function FeatureView() {
  const { id = '' } = useParams()
  const { from, preview: passed } = readFeatureOrigin(useLocation().state)
  const state = useFeature(id)
  const preview = passed?.objectID === id ? passed : undefined
  const shown = state.status === 'ready' ? state.feature : preview
  useHead({
    title: titleOf(state, shown, id),
    description: shown?.description.replaceAll('`', '') ?? '',
    canonical: state.status === 'unknown' || state.status === 'split' ? null : paths.feature(id),
  })
  if (state.status === 'moved') return <Navigate to={paths.feature(state.to)} replace />
  return (
    <article className={styles.page}>
      <div className={styles.head}>
        <FeatureCrumb from={from} />
        <h1 className={styles.title} tabIndex={-1}>
          <NameText value={titleOf(state, shown, id)} />
        </h1>
        {shown !== undefined && <FeatureIntroduction feature={shown} />}
      </div>
      <FeatureContent key={id} id={id} state={state} from={from} />
    </article>
  )
}

function titleOf({ status }: FeatureState, shown: FeaturePreview | undefined, id: string): string {
  if (status === 'unknown') return 'Not found'
  return status === 'split' ? `${id} was split` : (shown?.name ?? id)
}

type FeatureContentProps = {
  readonly id: string
  readonly state: Exclude<FeatureState, { readonly status: 'moved' }>
  readonly from: string | undefined
}

function FeatureContent({ id, state, from }: FeatureContentProps) {
  if (state.status === 'ready') {
    return <FeatureBody feature={state.feature} parts={state.parts} from={from} />
  }
  if (state.status === 'unknown' || state.status === 'split') {
    return <FeatureUnknown id={id} targets={state.status === 'split' ? state.targets : []} />
  }
  return (
    <div className={styles.body} data-pending={state.status === 'loading' || undefined}>
      {state.status === 'error' ? (
        <ViewFailure error={state.error} onRetry={state.retry} what="This feature" />
      ) : (
        <SkeletonRows count={8} size="line" />
      )}
    </div>
  )
}
