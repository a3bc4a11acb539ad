/** A user token of the hosted service. */
export const USER_TOKEN = /^[a-zA-Z0-9_=/+-]{1,129}$/

/**
 * Lengths of the texts and lists of an entry. Those of an event are the limits of the hosted
 * service: a longer one is refused. What a search repeats of its request is cut.
 */
export const ENTRY = {
  index: 256,
  objectID: 512,
  /** A filter of an event, and an attribute or a value in the conditions of a search. */
  filter: 1000,
  /** Object IDs or filters of an event. */
  targets: 20,
  query: 512,
  tag: 256,
  tags: 20,
  condition: 256,
  conditions: 50,
  /** Object IDs of a search. */
  hits: 50,
} as const
