import { LazySection } from '#routes/detail/lazy-section.tsx'

import { GRID_LINES } from './grid-lines.ts'
import type { VersionGridProps } from './version-grid.tsx'

const load = async () => (await import('./version-grid.tsx')).VersionGrid

/** Browser versions by support and usage, below the first ones. Loaded after the main content. */
export function VersionsSection(props: VersionGridProps) {
  return (
    <LazySection
      id="versions"
      title="By version"
      isJoined
      load={load}
      lines={GRID_LINES}
      props={props}
    />
  )
}
