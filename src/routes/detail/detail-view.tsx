import type { MouseEvent } from 'react'
import { Link, Navigate, useLocation, useNavigate, useParams } from 'react-router-dom'

import type { IndexRecord } from '#catalogue/define-index.ts'
import type { Feed } from '#catalogue/feeds.ts'
import { listOfSuccessor } from '#contracts/paths.ts'
import { useFollowed, useHead } from '#routes/layout/head.ts'
import { paths } from '#routes/paths.ts'
import { listById } from '#search/lists/all.ts'
import type { ListDefinition } from '#search/lists/list-definition.ts'
import { SaveToggle } from '#search/saved/save-toggle.tsx'
import { SetSlot } from '#search/set/set-slot.tsx'
import type { RecordPlace } from '#search/state/links.ts'
import { singleKeys } from '#search/state/single-keys.ts'
import { useStore } from '#search/state/use-store.ts'
import { ArrowLeftIcon } from '#ui/text/icon.tsx'
import { NameText } from '#ui/text/name-text.tsx'

import type { CopiedRecord, DetailContent, DetailDefinition } from './detail-definition.ts'
import { readOrigin, readSearchPlace } from './detail-origin.ts'
import { DetailPending, DetailSplit, DetailUnknown } from './detail-states.tsx'
import { useLoadedVerdict } from './detail-verdict.tsx'
import { CopyMenu } from './late-part.tsx'
import { emptyAnswer, type RecordsState, useRecords } from './record-queries.ts'
import { type DetailState, useDetail } from './use-detail.ts'

import styles from './detail.module.css'

/** Characters that would fill a narrow screen; nested entries have such long names. */
const LONG = 40

const noFeeds: readonly Feed[] = []

type DetailViewProps<Preview extends IndexRecord, Content extends DetailContent<Preview>> = {
  readonly definition: DetailDefinition<Preview, Content>
}

/**
 * The page of a record, such as `/features/:id`. All its states share one heading element, so that
 * it keeps the focus that a navigation put there.
 */
export function DetailView<Preview extends IndexRecord, Content extends DetailContent<Preview>>({
  definition,
}: DetailViewProps<Preview, Content>) {
  const { id = '' } = useParams()
  const { list, feeds, previewSchema } = definition
  const { state: passedState, search } = useLocation()
  const { from, preview: passed } = readOrigin(passedState, previewSchema)
  const state = useDetail(definition, id)
  const preview = passed?.objectID === id ? passed : undefined
  useLoadedVerdict(list !== 'releases')
  const neighbours = useRecords(
    state.status === 'ready' ? definition.neighbours(state.content.record) : [],
    'next',
  )
  const shared = { definition, id, from, preview, neighbours }
  const { title, description, isMissing } = describe({ ...shared, state })
  useHead({
    title,
    description,
    canonical: isMissing ? null : paths.record({ list, id }),
  })
  // A release has one day, and nothing to follow.
  const path = isMissing || list === 'releases' ? '' : paths.record({ list, id })
  useFollowed(path, search, feeds?.(id) ?? noFeeds)
  if (state.status === 'moved') {
    return (
      <Navigate
        to={paths.record({ list: listOfSuccessor(list, state.to), id: state.to })}
        replace
      />
    )
  }
  return <DetailArticle {...shared} state={state} />
}

/** The page of a record in its current state. */
function DetailArticle<Preview extends IndexRecord, Content extends DetailContent<Preview>>(
  props: DetailBodyProps<Preview, Content>,
) {
  const { id, from, definition } = props
  const { list, isCode, head, Introduction } = definition
  const { title, isMissing, shown, content } = describe(props)
  return (
    <article className={styles.view}>
      <div className={styles.page}>
        <div className={styles.head}>
          <DetailCrumb list={listById(list)} from={from} />
          <h1 className={styles.title} data-long={title.length > LONG || undefined} tabIndex={-1}>
            <NameText value={title} code={isCode === true && !isMissing} />
          </h1>
          {shown !== undefined && (
            <>
              <div className={styles.actions}>
                <RecordTools list={list} shown={shown} name={head(shown).title} />
                {content && (
                  <CopyMenu
                    name={title}
                    copied={copiedOf(definition, content.record)}
                    isFollowed={list !== 'releases'}
                  />
                )}
              </div>
              <Introduction shown={shown} content={content} />
            </>
          )}
        </div>
        <DetailBody key={id} {...props} />
      </div>
    </article>
  )
}

type RecordToolsProps = Pick<RecordPlace, 'list'> & {
  readonly shown: IndexRecord
  readonly name: string
}

/** What can be done with a record, beside its title: saved, and with others in a set. */
function RecordTools({ list, shown, name }: RecordToolsProps) {
  return (
    <>
      <SaveToggle kind={list} thing={shown} name={name} worded />
      {(list === 'features' || list === 'compat') && (
        <span className={styles.tool}>
          <SetSlot id={shown.objectID} name={name} worded />
        </span>
      )}
    </>
  )
}

type KnownProps<Preview extends IndexRecord, Content extends DetailContent<Preview>> = Omit<
  DetailBodyProps<Preview, Content>,
  'state'
> & { readonly state: DetailState<Content> }

function describe<Preview extends IndexRecord, Content extends DetailContent<Preview>>({
  definition,
  id,
  state,
  preview,
}: KnownProps<Preview, Content>) {
  const content = state.status === 'ready' ? state.content : undefined
  const shown = content?.record ?? preview
  const known = shown && definition.head(shown)
  return {
    title: titleOf(state.status, id) ?? known?.title ?? id,
    description: known?.description ?? '',
    isMissing: state.status === 'unknown' || state.status === 'split',
    shown,
    content,
  }
}

function titleOf(status: DetailState<unknown>['status'], id: string): string | undefined {
  if (status === 'unknown') return 'Not found'
  return status === 'split' ? `${id} was split` : undefined
}

type DetailCrumbProps = {
  readonly list: ListDefinition
  readonly from: string | undefined
}

/** Leads back to the search that led here, or to the whole list. */
function DetailCrumb({ list, from = '' }: DetailCrumbProps) {
  const hasSingleKeys = useStore(singleKeys)
  const whole = { address: list.path, label: list.tab, q: '' }
  const { address, label, q } = readSearchPlace(from) ?? whole
  const navigate = useNavigate()
  function goBack(event: MouseEvent) {
    const { ctrlKey, metaKey, shiftKey, altKey } = event
    if (from === '' || ctrlKey || metaKey || shiftKey || altKey) return
    // The search is the previous history entry: going back restores its scroll position and focus.
    event.preventDefault()
    void navigate(-1)
  }
  return (
    <Link
      to={address}
      className={styles.crumb}
      onClick={goBack}
      data-print="no"
      aria-keyshortcuts={hasSingleKeys ? 'u' : undefined}
    >
      <ArrowLeftIcon />
      {q === '' ? (
        <span>{label}</span>
      ) : (
        <span>
          <span>{`${label} matching “`}</span>
          <bdi>{q}</bdi>
          <span>”</span>
        </span>
      )}
    </Link>
  )
}

type DetailBodyProps<
  Preview extends IndexRecord,
  Content extends DetailContent<Preview>,
> = DetailViewProps<Preview, Content> & {
  readonly id: string
  readonly state: Exclude<DetailState<Content>, { readonly status: 'moved' }>
  readonly from: string | undefined
  readonly preview: Preview | undefined
  readonly neighbours: RecordsState
}

function DetailBody<Preview extends IndexRecord, Content extends DetailContent<Preview>>(
  props: DetailBodyProps<Preview, Content>,
) {
  const { id, state, preview } = props
  const { list, placeholder } = props.definition
  if (state.status === 'ready') return <DetailReady {...props} content={state.content} />
  if (state.status === 'unknown') return <DetailUnknown list={list} id={id} />
  if (state.status === 'split') return <DetailSplit list={list} ids={state.targets} />
  if (state.status === 'error') return <DetailPending list={list} failure={state} />
  const rows = preview && placeholder?.(preview)
  if (!rows) return <DetailPending list={list} />
  return (
    <div className={styles.body} data-pending>
      {rows}
    </div>
  )
}

type DetailReadyProps<Preview extends IndexRecord, Content extends DetailContent<Preview>> = Pick<
  DetailBodyProps<Preview, Content>,
  'definition' | 'from' | 'neighbours'
> & { readonly content: Content }

function DetailReady<Preview extends IndexRecord, Content extends DetailContent<Preview>>({
  definition,
  content,
  from,
  neighbours: state,
}: DetailReadyProps<Preview, Content>) {
  const { keepsHeight, Callout, Body, Aside } = definition
  const neighbours = state.status === 'results' ? state.answer : emptyAnswer
  const props = { ...content, neighbours, from }
  const isPending = keepsHeight === true && state.status === 'loading'
  return (
    <>
      <div className={styles.body} data-pending={isPending || undefined}>
        <Callout {...props} />
        <Body {...props} />
      </div>
      <Aside {...props} />
    </>
  )
}

function copiedOf<Preview extends IndexRecord, Content extends DetailContent<Preview>>(
  { list, markdown, judged, copies, hasBadge }: DetailDefinition<Preview, Content>,
  record: Content['record'],
): CopiedRecord {
  return {
    list,
    id: record.objectID,
    markdown: (facts) => markdown(record, facts),
    judged: judged?.(record),
    others: copies?.(record) ?? [],
    hasBadge: hasBadge === true,
  }
}
