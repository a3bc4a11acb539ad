/** Limits for tests of what is answered, not of how long it takes: on a busy machine a search can wait for its turn. */
export const PATIENT = { limits: { searchTime: 10_000, requestTime: 60_000 } }
