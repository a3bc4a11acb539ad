import type { ComponentType } from 'react'

import type { IndexRecord } from '#catalogue/define-index.ts'

import type { DetailContent, DetailDefinition } from './detail-definition.ts'
import { DetailView } from './detail-view.tsx'
import { useRecords } from './record-queries.ts'

/** The page of a record, as used by the router and the search box. */
export type DetailPage = {
  readonly View: ComponentType
  /** Sends the view's first queries and renders nothing; the client caches the response. */
  readonly Preload: ComponentType<{ readonly id: string }>
}

/** A function that accepts a definition of any record type. */
export type DefinitionVisitor<Result> = <
  Preview extends IndexRecord,
  Content extends DetailContent<Preview>,
>(
  definition: DetailDefinition<Preview, Content>,
) => Result

/** A page that exposes its definition to the server, which renders it without a router. */
export type DefinedPage = DetailPage & {
  readonly visit: <Result>(visitor: DefinitionVisitor<Result>) => Result
}

export function defineDetail<Preview extends IndexRecord, Content extends DetailContent<Preview>>(
  definition: DetailDefinition<Preview, Content>,
): DefinedPage {
  function View() {
    return <DetailView definition={definition} />
  }
  function Preload({ id }: { readonly id: string }) {
    useRecords(definition.isId(id) ? definition.queries(id) : [])
    return null
  }
  return { View, Preload, visit: (visitor) => visitor(definition) }
}
