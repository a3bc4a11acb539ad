import { LazySection } from '#routes/detail/lazy-section.tsx'

import { GRID_LINES } from './grid-lines.ts'
import type { VersionGridProps } from './version-grid.tsx'

const load = async () => (await import('./version-grid.tsx')).VersionGrid

/**
 * Browser versions by support and usage. The section is below the main content, so it is loaded
 * after it.
 */
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
