import { coreBrowsers } from '#catalogue/browsers.ts'
import type { CompatEntry } from '#ingest/sources/compat-data.ts'
import { compatSupport } from '#ingest/support/support-codes.ts'
import type { Tracks } from '#ingest/support/tracks.ts'

import type { DetectionContext } from './context.ts'

/**
 * What a test in this branch cannot do without. It may also name what is as old in every core browser: `Element` is as old
 * as `document`, and `Promise` is older than `globalThis`.
 */
const needed: Readonly<Record<string, string>> = {
  api: 'api.Document',
  javascript: 'javascript.builtins.globalThis',
}

export function alwaysThere(
  entries: ReadonlyMap<string, CompatEntry>,
  tracks: Tracks,
): DetectionContext['isAlwaysThere'] {
  const sinceOf = (key: string | undefined) => {
    const entry = key === undefined ? undefined : entries.get(key)
    return entry && compatSupport(entry, { tracks }).min
  }
  return (key) => {
    const since = sinceOf(key)
    const least = sinceOf(needed[key.split('.')[0] ?? ''])
    if (since === undefined || least === undefined) return false
    return coreBrowsers.every((browser) => since[browser] <= least[browser])
  }
}
