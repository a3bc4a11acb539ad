import { content } from 'virtual:content'

import type { IndexRecord } from '#catalogue/define-index.ts'
import { type Redirects, redirectsSchema } from '#contracts/content-files.ts'

import type { DetailContent, DetailDefinition } from './detail-definition.ts'
import { useRecords } from './record-queries.ts'
import { type ContentState, useContent } from './use-content.ts'

type Missing =
  /** No record has or ever had this id. */
  | { readonly status: 'unknown' }
  /** The id is the former id of one record. */
  | { readonly status: 'moved'; readonly to: string }
  /** The id is the former id of several records. */
  | { readonly status: 'split'; readonly targets: readonly string[] }

export type DetailState<Content> =
  | Missing
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly error: Error; readonly retry: () => void }
  | { readonly status: 'ready'; readonly content: Content }

/** Loads the content of a record's page in one request, or determines where a missing id leads. */
export function useDetail<Preview extends IndexRecord, Content extends DetailContent<Preview>>(
  { isId, queries, read, redirects }: DetailDefinition<Preview, Content>,
  id: string,
): DetailState<Content> {
  const isPossible = isId(id)
  const state = useRecords(isPossible ? queries(id) : [], 'first')
  const found = state.status === 'results' ? read(state.answer, id) : undefined
  const isMissing = !isPossible || (state.status === 'results' && found === undefined)
  const isFormer = isMissing && redirects !== undefined
  const file = useContent(isFormer ? content.urls.redirects : null, redirectsSchema)
  if (isFormer) return resolveRedirect(id, redirects, file)
  if (isMissing) return { status: 'unknown' }
  if (state.status === 'error') return state
  return found === undefined ? { status: 'loading' } : { status: 'ready', content: found }
}

/** Without redirects a missing id is unknown: the view then offers a search. */
function resolveRedirect(
  id: string,
  kind: keyof Redirects,
  file: ContentState<Redirects>,
): Missing | { readonly status: 'loading' } {
  if (file.status === 'loading') return { status: 'loading' }
  const table = file.status === 'ready' ? file.value[kind] : {}
  const targets = Object.hasOwn(table, id) ? (table[id] ?? []) : []
  const [to] = targets
  if (to === undefined) return { status: 'unknown' }
  return targets.length === 1 ? { status: 'moved', to } : { status: 'split', targets }
}
