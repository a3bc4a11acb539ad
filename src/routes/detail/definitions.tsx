import { lazy } from 'react'

import type { RecordPlace } from '#search/state/search-services.ts'

import type { DetailPage } from './define-detail.tsx'

/** The pages of single records, by their list. Each is a chunk of its own. */
export const detailPages: Readonly<Record<RecordPlace['list'], DetailPage>> = {
  features: lazyPage(async () => (await import('./feature/definition.tsx')).featurePage),
  compat: lazyPage(async () => (await import('./compat-entry/definition.tsx')).compatEntryPage),
  specs: lazyPage(async () => (await import('./spec/definition.tsx')).specPage),
  releases: lazyPage(async () => (await import('./release/definition.tsx')).releasePage),
}

/** Loads the code of a record's page and asks what the page asks first: the client keeps the answer for it. */
export function Prefetch({ list, id }: RecordPlace) {
  const { Preload } = detailPages[list]
  return <Preload id={id} />
}

function lazyPage(load: () => Promise<DetailPage>): DetailPage {
  return {
    View: lazy(async () => ({ default: (await load()).View })),
    Preload: lazy(async () => {
      try {
        return { default: (await load()).Preload }
      } catch {
        // The view tries again and tells the visitor.
        return { default: () => null }
      }
    }),
  }
}
