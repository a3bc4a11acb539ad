import type { ComponentType } from 'react'

import type { IndexRecord } from '#catalogue/define-index.ts'

import type { DetailContent, DetailDefinition } from './detail-definition.ts'
import { DetailView } from './detail-view.tsx'
import { useRecords } from './record-queries.ts'

/** The page of one record, as the router and the search box use it. */
export type DetailPage = {
  /** The view at the address of a record. */
  readonly View: ComponentType
  /** Asks what the view of a record asks first and shows nothing: the client keeps the answer for the view. */
  readonly Preload: ComponentType<{ readonly id: string }>
}

/** What can be done with a definition, whatever its records. */
export type DefinitionVisitor<Result> = <
  Preview extends IndexRecord,
  Content extends DetailContent<Preview>,
>(
  definition: DetailDefinition<Preview, Content>,
) => Result

/** The same page with its definition, for the server, which writes it without a router. */
export type DefinedPage = DetailPage & {
  readonly visit: <Result>(visitor: DefinitionVisitor<Result>) => Result
}

/** Makes the page of one record from its definition. */
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
