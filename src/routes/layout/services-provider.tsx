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

/** Provides the services of a page, each in a context of its own, so that a widget names what it needs. */
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
