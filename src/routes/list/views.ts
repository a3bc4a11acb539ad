import type { ComponentType } from 'react'
import { lazy } from 'react'

import type { ListName } from '#catalogue/index.ts'

/** The view of each list: an entry of the build, which loads the rows of that list alone. */
export const listViews: Readonly<Record<ListName, ComponentType>> = {
  features: lazy(async () => ({ default: (await import('./features.tsx')).FeaturesView })),
  compat: lazy(async () => ({ default: (await import('./compat.tsx')).CompatView })),
  specs: lazy(async () => ({ default: (await import('./specs.tsx')).SpecsView })),
  releases: lazy(async () => ({ default: (await import('./releases.tsx')).ReleasesView })),
}
