import type { IndexRecord } from '#catalogue/define-index.ts'
import type { ListName } from '#catalogue/indices.ts'

import { compatRow } from './compat-row.tsx'
import { featureRow } from './feature-row.tsx'
import { releaseRow } from './release-row.tsx'
import type { RowDefinition } from './row-definition.ts'
import { specRow } from './spec-row.tsx'

const rows: Readonly<Record<ListName, RowDefinition>> = {
  features: featureRow,
  compat: compatRow,
  specs: specRow,
  releases: releaseRow,
}

type FoundRowProps = {
  readonly list: ListName
  readonly hit: IndexRecord
  readonly savable?: boolean
}

export function FoundRow({ list, ...props }: FoundRowProps) {
  const row = rows[list]
  return <row.Row {...props} />
}

export function fitsRow(list: ListName, hit: unknown): boolean {
  return rows[list].fits(hit)
}

/** The head over the last column of a list's rows; undefined for rows without cells. */
export function lastHead(list: ListName): RowDefinition['last'] {
  return rows[list].last
}
