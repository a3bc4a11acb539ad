import { useLocation, useParams } from 'react-router-dom'

import { feedsOfBrowser } from '#catalogue/feeds.ts'
import { releaseHead } from '#catalogue/releases/head.ts'
import { DetailPage, DetailPending } from '#routes/detail/detail-page.tsx'
import { DetailUnknown } from '#routes/detail/detail-unknown.tsx'
import { useFeeds, useHead } from '#routes/layout/head.ts'
import { paths } from '#routes/paths.ts'

import { ReleaseBody } from './release-body.tsx'
import { ReleaseIntroduction } from './release-introduction.tsx'
import { readReleaseOrigin } from './release-origin.ts'
import { useRelease } from './use-release.ts'
import type { ReleaseState } from './use-release.ts'

/** One release of a browser: `/releases/:id`. */
export function ReleaseView() {
  const { id = '' } = useParams()
  const { from, preview: passed } = readReleaseOrigin(useLocation().state)
  const state = useRelease(id)
  const preview = passed?.objectID === id ? passed : undefined
  const shown = state.status === 'ready' ? state.release : preview
  const title = state.status === 'unknown' ? 'Not found' : (shown?.name ?? id)
  useHead({
    title,
    description: shown === undefined ? '' : releaseHead(shown).description,
    canonical: state.status === 'unknown' ? null : paths.release(id),
  })
  useFeeds(feedsOfBrowser(id.slice(0, id.indexOf('-'))))
  return (
    <DetailPage
      list={{ address: paths.releases, label: 'Releases' }}
      from={from}
      title={title}
      introduction={shown !== undefined && <ReleaseIntroduction release={shown} />}
    >
      <ReleaseContent key={id} id={id} state={state} />
    </DetailPage>
  )
}

type ReleaseContentProps = { readonly id: string; readonly state: ReleaseState }

function ReleaseContent({ id, state }: ReleaseContentProps) {
  if (state.status === 'ready') {
    return <ReleaseBody release={state.release} shipped={state.shipped} />
  }
  if (state.status === 'unknown') return <DetailUnknown what="release" id={id} />
  return <DetailPending state={state} what="This release" />
}
