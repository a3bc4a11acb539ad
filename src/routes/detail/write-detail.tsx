import type { ReactElement } from 'react'

import type { RecordResult } from '#catalogue/renderer.ts'

import type { DefinedPage } from './define-detail.tsx'
import { DetailArticle } from './detail-view.tsx'
import type { RecordQuery } from './record-queries.ts'
import { answerTo } from './record-queries.ts'

/** What the view of a record asks first; nothing where no record can have the id. */
export const detailQueries = (page: DefinedPage, id: string): readonly RecordQuery[] =>
  page.visit(({ isId, queries }) => (isId(id) ? queries(id) : []))

/** The view of a record, from the results of these queries; undefined where they have no such record. */
export const writeDetail = (
  page: DefinedPage,
  id: string,
  results: readonly RecordResult[],
): ReactElement | undefined =>
  page.visit((definition) => {
    const content = definition.read(answerTo(detailQueries(page, id), results), id)
    if (content === undefined) return undefined
    const state = { status: 'ready', content } as const
    return (
      <DetailArticle
        definition={definition}
        id={id}
        state={state}
        from={undefined}
        preview={undefined}
      />
    )
  })
