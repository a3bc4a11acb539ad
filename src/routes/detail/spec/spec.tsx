import { Navigate, useLocation, useParams } from 'react-router-dom'

import { specHead } from '#catalogue/specs/head.ts'
import { DetailPage, DetailPending } from '#routes/detail/detail-page.tsx'
import { DetailUnknown } from '#routes/detail/detail-unknown.tsx'
import { useHead } from '#routes/layout/head.ts'
import { paths } from '#routes/paths.ts'

import { SpecBody } from './spec-body.tsx'
import { SpecIntroduction } from './spec-introduction.tsx'
import { readSpecOrigin } from './spec-origin.ts'
import { useSpec } from './use-spec.ts'
import type { SpecState } from './use-spec.ts'

/** One specification: `/specs/:shortname`. */
export function SpecView() {
  const { shortname = '' } = useParams()
  const { from, preview: passed } = readSpecOrigin(useLocation().state)
  const state = useSpec(shortname)
  const preview = passed?.objectID === shortname ? passed : undefined
  const shown = state.status === 'ready' ? state.spec : preview
  const title = state.status === 'unknown' ? 'Not found' : (shown?.title ?? shortname)
  useHead({
    title,
    description: shown === undefined ? '' : specHead(shown).description,
    canonical: state.status === 'unknown' ? null : paths.spec(shortname),
  })
  if (state.status === 'moved') return <Navigate to={paths.spec(state.to)} replace />
  return (
    <DetailPage
      list={{ address: paths.specs, label: 'Specs' }}
      from={from}
      title={title}
      introduction={shown !== undefined && <SpecIntroduction spec={shown} />}
    >
      <SpecContent key={shortname} id={shortname} state={state} />
    </DetailPage>
  )
}

type SpecContentProps = {
  readonly id: string
  readonly state: Exclude<SpecState, { readonly status: 'moved' }>
}

function SpecContent({ id, state }: SpecContentProps) {
  if (state.status === 'ready') return <SpecBody spec={state.spec} entries={state.entries} />
  if (state.status === 'unknown') return <DetailUnknown what="specification" id={id} />
  return <DetailPending state={state} what="This specification" />
}
