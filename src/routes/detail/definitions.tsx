import { useEffect } from 'react'

import { compatRequests } from '#routes/detail/compat-entry/compat-entry-data.ts'
import { detailRequests } from '#routes/detail/feature/feature-data.ts'
import { releaseRequests } from '#routes/detail/release/release-data.ts'
import { specRequests } from '#routes/detail/spec/spec-data.ts'
import type { RecordPlace } from '#search/state/search-services.ts'
import type { MultiSearchRequest } from '#search/transport/use-multi-search.ts'
import { useMultiSearch } from '#search/transport/use-multi-search.ts'

type View = {
  readonly load: () => Promise<unknown>
  /** The first thing that the view asks. */
  readonly requests: (id: string) => readonly MultiSearchRequest[]
}

/** By list; a list whose records have no page of their own has none. */
const views: Readonly<Partial<Record<RecordPlace['list'], View>>> = {
  features: {
    load: () => import('#routes/detail/feature/definition.tsx'),
    requests: detailRequests,
  },
  compat: {
    load: () => import('#routes/detail/compat-entry/definition.tsx'),
    requests: compatRequests,
  },
  specs: { load: () => import('#routes/detail/spec/definition.tsx'), requests: specRequests },
  releases: {
    load: () => import('#routes/detail/release/definition.tsx'),
    requests: releaseRequests,
  },
}

/** The code of a record's page, and the answer to what it asks first: the client still has it when the page asks. */
export function Prefetch({ list, id }: RecordPlace) {
  useMultiSearch(views[list]?.requests(id) ?? null)
  useEffect(() => {
    void load(list)
  }, [list])
  return null
}

async function load(list: RecordPlace['list']): Promise<void> {
  try {
    await views[list]?.load()
  } catch {
    // Whoever goes there is told.
  }
}
