import type { ComponentProps } from 'react'

import type { ListName } from '#catalogue/indices.ts'
import { detailModules } from '#routes/view-modules.ts'
import { type LazyView, lazyView } from '#search/state/lazy-view.ts'
import type { RecordPlace } from '#search/state/links.ts'

import type { DetailPage } from './define-detail.tsx'

type LazyPage = { readonly [Part in keyof DetailPage]: LazyView<ComponentProps<DetailPage[Part]>> }

const pages = new Map<ListName, LazyPage>()

/** The page of a list's records. Its code is loaded on first render. */
export function detailPage(list: ListName): LazyPage {
  const page = pages.get(list) ?? lazyPage(detailModules[list])
  pages.set(list, page)
  return page
}

/** Loads a record page's code and sends its first queries; the client caches the response. */
export function Prefetch({ list, id }: RecordPlace) {
  const { Preload } = detailPage(list)
  return <Preload id={id} />
}

function lazyPage(load: () => Promise<DetailPage>): LazyPage {
  return {
    View: lazyView(async () => (await load()).View),
    Preload: lazyView(async () => {
      try {
        return (await load()).Preload
      } catch {
        // The view retries and reports the failure.
        return () => null
      }
    }),
  }
}
