import { createStored } from '#search/state/stored.ts'

/** How many events this browser has sent since its visitor agreed. */
export const sentEvents = createStored({
  name: 'events',
  parse: (stored) => (typeof stored === 'number' ? stored : 0),
})
