import { CompatRow } from './compat-row.tsx'
import { FeatureRow } from './feature-row.tsx'
import type { FoundHit } from './found-hit.ts'
import { ReleaseRow } from './release-row.tsx'
import { SpecRow } from './spec-row.tsx'

/** The row of a hit, as its own list shows it. */
export function FoundRow({ found }: { readonly found: FoundHit }) {
  if (found.id === 'features') return <FeatureRow hit={found.hit} />
  if (found.id === 'compat') return <CompatRow hit={found.hit} />
  if (found.id === 'specs') return <SpecRow hit={found.hit} />
  return <ReleaseRow hit={found.hit} />
}

/**
 * What stands over the column behind the browser cells of its row: how many people can use it, or how much it holds.
 * Undefined for a row without cells.
 */
export function lastHead({ id }: FoundHit): 'Usage' | 'Entries' | undefined {
  if (id === 'releases') return undefined
  return id === 'specs' ? 'Entries' : 'Usage'
}
