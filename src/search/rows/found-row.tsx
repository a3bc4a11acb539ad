import type { ComponentType, ReactNode } from 'react'

import type { IndexRecord } from '#catalogue/define-index.ts'
import type { ListDefinition } from '#search/lists/list-definition.ts'

import type { CompatHit } from './compat-row.tsx'
import { CompatRow } from './compat-row.tsx'
import type { FeatureHit } from './feature-hit.ts'
import { FeatureRow } from './feature-row.tsx'
import type { FoundHit } from './found-hit.ts'
import type { ReleaseHit } from './release-row.tsx'
import { ReleaseRow } from './release-row.tsx'
import type { SpecHit } from './spec-row.tsx'
import { SpecRow } from './spec-row.tsx'

/** What stands over the column behind the browser cells: how many people can use it, or how much it holds. */
type LastHead = 'Usage' | 'Entries'

type FoundRows = {
  readonly render: (hit: IndexRecord) => ReactNode
  /** Undefined where the rows have no cells. */
  readonly last: LastHead | undefined
}

type RowOptions<Hit> = {
  /** An attribute that only this list asks for: what lacks it is none of its hits. */
  readonly mark: keyof Hit
  readonly last?: LastHead
}

/** The row of a list for hits of which nobody knows more than that they are records. */
function foundRows<Hit extends IndexRecord>(
  Row: ComponentType<{ readonly hit: Hit }>,
  { mark, last }: RowOptions<Hit>,
): FoundRows {
  const isHit = (hit: IndexRecord): hit is Hit => mark in hit
  return { last, render: (hit) => (isHit(hit) ? <Row hit={hit} /> : null) }
}

const byList: Readonly<Record<ListDefinition['id'], FoundRows>> = {
  features: foundRows<FeatureHit>(FeatureRow, { mark: 'parts', last: 'Usage' }),
  compat: foundRows<CompatHit>(CompatRow, { mark: 'kind', last: 'Usage' }),
  specs: foundRows<SpecHit>(SpecRow, { mark: 'shortTitle', last: 'Entries' }),
  releases: foundRows<ReleaseHit>(ReleaseRow, { mark: 'browserName' }),
}

/** The row of a hit, as its own list shows it. */
export function FoundRow({ found: { id, hit } }: { readonly found: FoundHit }) {
  return byList[id].render(hit)
}

/** The head over the last column of a hit's row; undefined for a row without cells. */
export function lastHead({ id }: FoundHit): LastHead | undefined {
  return byList[id].last
}
