import { lazy } from 'react'

import type { ListName } from '#catalogue/index.ts'
import { detailModules } from '#routes/view-modules.ts'
import type { RecordPlace } from '#search/state/search-services.ts'

import type { DetailPage } from './define-detail.tsx'

const pages = new Map<ListName, DetailPage>()

/** The page of a record of a list. Its code loads when it is shown. */
export function detailPage(list: ListName): DetailPage {
  const page = pages.get(list) ?? lazyPage(detailModules[list])
  pages.set(list, page)
  return page
}

/** Loads the code of a record's page and asks what the page asks first: the client keeps the answer for it. */
export function Prefetch({ list, id }: RecordPlace) {
  const { Preload } = detailPage(list)
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
