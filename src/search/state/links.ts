import type { ComponentProps, ComponentType, ReactNode } from 'react'

import type { IndexRecord } from '#catalogue/define-index.ts'
import type { ListDefinition } from '#search/lists/list-definition.ts'

import { createRequiredContext } from './required-context.ts'

/** The props of a link that navigates without loading the page; `routes` provides the component. */
export type LinkProps = ComponentProps<'a'> & { readonly href: string }

/** A record that has a page. */
export type RecordPlace = {
  readonly list: ListDefinition['id']
  readonly id: string
}

export type HitLinkProps = {
  /** The list in which it was found. */
  readonly list: ListDefinition['id']
  readonly hit: IndexRecord
  /** Id of the element, by which the focus is restored after Back. */
  readonly id: string
  readonly children: ReactNode
}

/** How widgets link, without knowing the router. */
export type Links = {
  readonly Link: ComponentType<LinkProps>
  /** A link to the page of a hit; the history entry holds the address of the list and the hit. */
  readonly HitLink: ComponentType<HitLinkProps>
  /** The address of a record's page. */
  readonly hrefOf: (record: RecordPlace) => string
  /** Renders nothing; fetches what the page of a record needs before it is opened. */
  readonly Prefetch: ComponentType<RecordPlace>
}

export const [LinksContext, useLinks] = createRequiredContext<Links>('links')
