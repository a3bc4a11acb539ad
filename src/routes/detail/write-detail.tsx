import type { ReactElement } from 'react'

import type { RecordAnswers, RecordResult } from '#contracts/renderer.ts'

import type { DefinedPage } from './define-detail.tsx'
import { DetailArticle } from './detail-view.tsx'
import { answerTo } from './record-queries.ts'
import type { RecordQuery } from './record-requests.ts'
import type { ContentState } from './use-content.ts'
import { FilesContext } from './use-content.ts'

/** The first queries of a record's view; empty if no record can have the id. */
export const detailQueries = (page: DefinedPage, id: string): readonly RecordQuery[] =>
  page.visit(({ isId, queries }) => (isId(id) ? queries(id) : []))

/** The follow-up queries, given the first results; empty if the record was not found. */
export const neighbourQueries = (
  page: DefinedPage,
  id: string,
  results: readonly RecordResult[],
): readonly RecordQuery[] =>
  page.visit((definition) => {
    const content = definition.read(answerTo(detailQueries(page, id), results), id)
    return content ? definition.neighbours(content.record) : []
  })

/** Renders a record's view from the results of its queries; undefined if it was not found. */
export const writeDetail = (
  page: DefinedPage,
  id: string,
  { results, neighbours, files }: RecordAnswers,
): ReactElement | undefined =>
  page.visit((definition) => {
    const content = definition.read(answerTo(detailQueries(page, id), results), id)
    if (content === undefined) return undefined
    const answer = answerTo(definition.neighbours(content.record), neighbours)
    return (
      <FilesContext value={new Map(Array.from(files, readyFile))}>
        <DetailArticle
          definition={definition}
          id={id}
          state={{ status: 'ready', content }}
          from={undefined}
          preview={undefined}
          neighbours={{ status: 'results', answer }}
        />
      </FilesContext>
    )
  })

const readyFile = ([url, value]: readonly [string, unknown]): readonly [
  string,
  ContentState<unknown>,
] => [url, { status: 'ready', value }]
