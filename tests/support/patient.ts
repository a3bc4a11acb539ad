const HOUR = 3_600_000

/** Limits of an official client that waits for every answer, however slow the machine is. In milliseconds. */
export const TIMEOUTS = { connect: HOUR, read: HOUR, write: HOUR }

/** Options of a provider for whose limits searches take no time: what it answers does not depend on the machine. */
export const PATIENT = { startTimer: () => () => 0 }
