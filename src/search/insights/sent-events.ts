import { createStored } from '#search/state/stored.ts'

/** The number of events sent from this browser since its visitor agreed. */
export const sentEvents = createStored({
  name: 'events',
  parse: (stored) => (typeof stored === 'number' ? stored : 0),
})
