/** Bytes of the browsers that a badge may name: a query of this length takes at most 50 ms. */
export const LONGEST_BROWSERS = 200
