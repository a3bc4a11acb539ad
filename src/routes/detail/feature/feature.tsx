import { Navigate, useLocation, useParams } from 'react-router-dom'
import { content } from 'virtual:content'

import { featureHead } from '#catalogue/features/head.ts'
import { DetailPage, DetailPending } from '#routes/detail/detail-page.tsx'
import { DetailSplit, DetailUnknown } from '#routes/detail/detail-unknown.tsx'
import { useHead } from '#routes/layout/head.ts'
import { paths } from '#routes/paths.ts'
import { SkeletonRows } from '#ui/text/skeleton-rows.tsx'

import { FeatureBody } from './feature-body.tsx'
import { FeatureIntroduction } from './feature-introduction.tsx'
import { readFeatureOrigin } from './feature-origin.ts'
import type { FeaturePreview } from './feature-origin.ts'
import { FeatureSupport } from './feature-support.tsx'
import { useFeature } from './use-feature.ts'
import type { FeatureState } from './use-feature.ts'

import styles from '../detail.module.css'

/** One feature: `/features/:id`. */
export function FeatureView() {
  const { id = '' } = useParams()
  const { from, preview: passed } = readFeatureOrigin(useLocation().state)
  const state = useFeature(id)
  const preview = passed?.objectID === id ? passed : undefined
  const shown = state.status === 'ready' ? state.feature : preview
  useHead({
    title: titleOf(state, shown, id),
    description: shown === undefined ? '' : featureHead(shown).description,
    canonical: state.status === 'unknown' || state.status === 'split' ? null : paths.feature(id),
  })
  if (state.status === 'moved') return <Navigate to={paths.feature(state.to)} replace />
  return (
    <DetailPage
      list={{ address: paths.features, label: 'Features' }}
      from={from}
      title={titleOf(state, shown, id)}
      introduction={shown !== undefined && <FeatureIntroduction feature={shown} />}
    >
      <FeatureContent key={id} id={id} state={state} from={from} preview={preview} />
    </DetailPage>
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
  readonly preview: FeaturePreview | undefined
}

function FeatureContent({ id, state, from, preview }: FeatureContentProps) {
  if (state.status === 'ready') {
    return <FeatureBody feature={state.feature} parts={state.parts} from={from} />
  }
  if (state.status === 'unknown') return <DetailUnknown what="feature" id={id} />
  if (state.status === 'split') {
    const targets = state.targets.map((target) => ({ id: target, address: paths.feature(target) }))
    return <DetailSplit what="features" targets={targets} />
  }
  if (state.status === 'loading' && preview?.support !== undefined) {
    return <FeatureCells preview={preview} />
  }
  return <DetailPending state={state} what="This feature" />
}

/** The cells of the row that led here, in their table, until the answer comes; above it is the room for what stands there. */
function FeatureCells({ preview }: { readonly preview: FeaturePreview }) {
  const { support = {}, shipped = {}, coverage } = preview
  return (
    <div className={styles.body} data-pending>
      <SkeletonRows count={2} size="line" />
      <FeatureSupport
        feature={{ support, shipped, ...(coverage && { coverage }) }}
        parts={[]}
        dates={{ status: 'loading' }}
        today={content.summary.asOf}
        steps={[]}
      />
    </div>
  )
}
