/**
 * Whether the provider runs in this browser: it has no services besides searches. Code that loads first
 * asks the variable itself, so that a build leaves out what it imports.
 */
export const isLocal = import.meta.env.VITE_STANDALONE === '1'
