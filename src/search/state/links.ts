import type { ComponentProps, ComponentType, ReactNode } from 'react'

import type { IndexRecord } from '#catalogue/define-index.ts'
import type { ListDefinition } from '#search/lists/list-definition.ts'

import { createRequiredContext } from './required-context.ts'

/** The props of a client-side link; `routes` provides the component. */
export type LinkProps = ComponentProps<'a'> & { readonly href: string }

export type RecordPlace = {
  readonly list: ListDefinition['id']
  readonly id: string
  /** The browsers that its page is opened for, as in an address; by default, the visitor's. */
  readonly targets?: string | undefined
}

export type HitLinkProps = {
  readonly list: ListDefinition['id']
  readonly hit: IndexRecord
  /** Id of the element, to restore the focus after Back. */
  readonly id: string
  /** As in `RecordPlace`. */
  readonly targets?: string | undefined
  readonly children: ReactNode
}

/** Links for widgets, which do not know the router. */
export type Links = {
  readonly Link: ComponentType<LinkProps>
  /** A link to the page of a hit; the history entry stores the address of the list and the hit. */
  readonly HitLink: ComponentType<HitLinkProps>
  readonly hrefOf: (record: RecordPlace) => string
  /** Renders nothing; prefetches the data of a record's page. */
  readonly Prefetch: ComponentType<RecordPlace>
}

export const [LinksContext, useLinks] = createRequiredContext<Links>('links')
