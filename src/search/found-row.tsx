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

/** Whether its row ends in browser cells. */
export function hasCells({ id }: FoundHit): boolean {
  return id === 'features' || id === 'compat'
}
