import { useLocation, useParams } from 'react-router-dom'

import { compatHead } from '#catalogue/compat/head.ts'
import { DetailPage, DetailPending } from '#routes/detail/detail-page.tsx'
import { DetailUnknown } from '#routes/detail/detail-unknown.tsx'
import { useHead } from '#routes/layout/head.ts'
import { paths } from '#routes/paths.ts'

import { CompatEntryBody } from './compat-entry-body.tsx'
import { CompatEntryIntroduction } from './compat-entry-introduction.tsx'
import { readCompatOrigin } from './compat-entry-origin.ts'
import type { CompatPreview } from './compat-entry-origin.ts'
import { EntrySupport } from './compat-entry-support.tsx'
import { useCompatEntry } from './use-compat-entry.ts'
import type { CompatEntryState } from './use-compat-entry.ts'

import styles from '../detail.module.css'

/** One compat entry: `/compat/:key`. */
export function CompatEntryView() {
  const { key = '' } = useParams()
  const { from, preview: passed } = readCompatOrigin(useLocation().state)
  const state = useCompatEntry(key)
  const preview = passed?.objectID === key ? passed : undefined
  const shown = state.status === 'ready' ? state.entry : preview
  const title = state.status === 'unknown' ? 'Not found' : (shown?.name ?? key)
  useHead({
    title,
    description: shown === undefined ? '' : compatHead(shown).description,
    canonical: state.status === 'unknown' ? null : paths.compatEntry(key),
  })
  const above = state.status === 'ready' ? state.above : []
  return (
    <DetailPage
      list={{ address: paths.compat, label: 'Compat' }}
      from={from}
      title={title}
      code={state.status !== 'unknown'}
      introduction={
        shown !== undefined && <CompatEntryIntroduction entry={shown} above={above} id={key} />
      }
    >
      <CompatEntryContent key={key} id={key} state={state} preview={preview} />
    </DetailPage>
  )
}

type CompatEntryContentProps = {
  readonly id: string
  readonly state: CompatEntryState
  readonly preview: CompatPreview | undefined
}

function CompatEntryContent({ id, state, preview }: CompatEntryContentProps) {
  if (state.status === 'ready') return <CompatEntryBody entry={state.entry} />
  if (state.status === 'unknown') return <DetailUnknown what="compat entry" id={id} />
  if (state.status === 'loading' && preview !== undefined) {
    return (
      <div className={styles.body} data-pending>
        <EntrySupport entry={preview} dates={{ status: 'loading' }} />
      </div>
    )
  }
  return <DetailPending state={state} what="This compat entry" />
}
