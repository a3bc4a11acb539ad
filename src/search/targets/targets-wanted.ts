import { namesBrowsers } from '#contracts/names-browsers.ts'

/** Whose browsers a page begins with. `usual`: the visitor has chosen none. */
export type FirstTargets = 'usual' | 'kept' | 'linked'

/**
 * The browsers that a page begins with: those of its address, unless the visitor has kept the same;
 * else those of an earlier visit.
 */
export function firstTargets(search: string): FirstTargets {
  const kept = readKept()
  if (!namesBrowsers(search)) return kept === null ? 'usual' : 'kept'
  const named = new URLSearchParams(search).get('targets')
  return JSON.stringify(named) === kept ? 'kept' : 'linked'
}

function readKept(): string | null {
  try {
    return localStorage.getItem('plinth-targets')
  } catch {
    return null
  }
}
