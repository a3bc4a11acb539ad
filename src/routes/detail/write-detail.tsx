import type { ReactElement } from 'react'

import type { RecordAnswers, RecordResult } from '#contracts/renderer.ts'

import type { DefinedPage } from './define-detail.tsx'
import { DetailArticle } from './detail-view.tsx'
import { answerTo } from './record-queries.ts'
import type { RecordQuery } from './record-requests.ts'
import type { ContentState } from './use-content.ts'
import { FilesContext } from './use-content.ts'

/** What the view of a record asks first; nothing where no record can have the id. */
export const detailQueries = (page: DefinedPage, id: string): readonly RecordQuery[] =>
  page.visit(({ isId, queries }) => (isId(id) ? queries(id) : []))

/** What it asks then, from the results of these queries: nothing where they have no such record. */
export const neighbourQueries = (
  page: DefinedPage,
  id: string,
  results: readonly RecordResult[],
): readonly RecordQuery[] =>
  page.visit((definition) => {
    const content = definition.read(answerTo(detailQueries(page, id), results), id)
    return content ? definition.neighbours(content.record) : []
  })

/** The view of a record, from the results of all these queries; undefined where they have no such record. */
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
