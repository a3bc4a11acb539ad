import { saved } from './saved-store.ts'
import { useStore } from './search-services.ts'

/** How many things are saved, for the link that leads to them; nothing while there are none. */
export function SavedNumber() {
  return useStore(saved).length || null
}
