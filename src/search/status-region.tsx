import { LiveRegion } from '#ui/live-region.tsx'

import { useSearchServices, useStore } from './search-services.ts'

/** The one live region of the page; mounted before anything can be said in it. */
export function StatusRegion() {
  const { announcer } = useSearchServices()
  return <LiveRegion message={useStore(announcer.message)} />
}
