import type { LoggedEvent } from '#provider/protocol/traffic/traffic-log.ts'

/** A click on a feature as the log keeps it, in the first moment of 1970 unless given. */
export const loggedEvent = (userToken: string, more: Partial<LoggedEvent> = {}): LoggedEvent => ({
  time: 0,
  type: 'click',
  subtype: null,
  name: 'Result opened',
  index: 'features',
  userToken,
  queryID: null,
  objectIDs: ['grid'],
  positions: [],
  filters: [],
  ...more,
})
