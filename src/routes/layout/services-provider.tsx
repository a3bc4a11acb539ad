import type { ReactNode } from 'react'

import { AnnouncerContext } from '#search/state/announcer.ts'
import { DaysContext } from '#search/state/days.ts'
import { LinksContext } from '#search/state/links.ts'
import { SearchServicesContext } from '#search/state/search-services.ts'

import type { PageServices } from './services.ts'

type ServicesProviderProps = {
  readonly services: PageServices
  readonly children: ReactNode
}

/** Provides each service in a separate context, so that widgets state which ones they need. */
export function ServicesProvider({ services, children }: ServicesProviderProps) {
  return (
    <SearchServicesContext value={services.search}>
      <LinksContext value={services.links}>
        <DaysContext value={services.days}>
          <AnnouncerContext value={services.announcer}>{children}</AnnouncerContext>
        </DaysContext>
      </LinksContext>
    </SearchServicesContext>
  )
}
