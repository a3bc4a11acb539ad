import { LazySection } from '#routes/detail/lazy-section.tsx'

import { GRID_LINES } from './grid-lines.ts'
import type { VersionGridProps } from './version-grid.tsx'

const load = async () => (await import('./version-grid.tsx')).VersionGrid

/** Browser versions by support and usage. Loaded after the main content above it. */
export function VersionsSection(props: VersionGridProps) {
  return (
    <LazySection
      id="versions"
      title="Usage by version"
      load={load}
      lines={GRID_LINES}
      props={props}
    />
  )
}
