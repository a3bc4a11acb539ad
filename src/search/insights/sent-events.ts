import { createStored } from '#search/state/stored.ts'

export const sentEvents = createStored({
  name: 'events',
  parse: (stored) => (typeof stored === 'number' ? stored : 0),
})
