import { useSearchServices, useStore } from '#search/state/search-services.ts'
import { LiveRegion } from '#ui/text/live-region.tsx'

/** The one live region of the page; mounted before anything can be said in it. */
export function StatusRegion() {
  const { announcer } = useSearchServices()
  return <LiveRegion message={useStore(announcer.message)} />
}
