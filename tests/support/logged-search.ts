import type { LoggedSearch } from '#provider/protocol/traffic/traffic-log.ts'

/** A search for features as the log keeps it: one result, of no visitor, in the first moment of 1970 unless given. */
export const loggedSearch = (query: string, more: Partial<LoggedSearch> = {}): LoggedSearch => ({
  time: 0,
  index: 'features',
  query,
  nbHits: 1,
  userToken: null,
  queryID: null,
  page: 0,
  tags: [],
  conditions: [],
  objectIDs: [],
  ...more,
})
