import { useStore } from '#search/state/search-services.ts'

import { saved } from './saved-store.ts'

/** How many things are saved, for the link that leads to them; nothing while there are none. */
export function SavedNumber() {
  return useStore(saved).length || null
}
