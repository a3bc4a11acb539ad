import type Browserslist from 'browserslist'
import * as v from 'valibot'

import type { Resolution } from '#catalogue/targets/resolution.ts'
import { type BrowserslistAnswer, resolveWith } from '#catalogue/targets/resolve.ts'
import { type TargetsData, targetsDataSchema } from '#catalogue/targets/targets-data.ts'
import { isoDay } from '#lib/dates.ts'
import { createWorkShare } from '#server/processes/work-share.ts'
import { startWorkTimer } from '#server/processes/work-timer.ts'
import { readContentFile } from '#server/seo/content-file.ts'

/** Sets that are remembered; badges ask for few. */
const KEPT = 200

/** The part of the thread's time for browserslist, which shares it with searches. */
const SHARE = { share: 0.1, burst: 250 }

/** Undefined: too many sets were asked for; ask later. */
export type ReadBrowsers = (text: string) => Promise<Resolution | undefined>

class TooMany extends Error {}

export type ReadBrowsersOptions = {
  readonly loadData: () => Promise<TargetsData>
  readonly now?: () => number
  readonly startTimer?: () => () => number
}

/** Resolves sets of browsers within a share of the thread's time, each once a day. */
export function createReadBrowsers({
  loadData,
  now = () => performance.now(),
  startTimer = startWorkTimer,
}: ReadBrowsersOptions): ReadBrowsers {
  const share = createWorkShare({ ...SHARE, now })
  const kept = new Map<string, Promise<Resolution>>()
  const ask = async (query: string): Promise<BrowserslistAnswer> => {
    if (!share.isFree()) throw new TooMany()
    const { default: browserslist } = await import('browserslist')
    const worked = startTimer()
    try {
      return askBrowserslist(browserslist, query)
    } finally {
      share.add(worked())
    }
  }
  return async (text) => {
    const key = `${isoDay(Date.now() / 1000)} ${text}`
    const found = kept.get(key) ?? resolveWith(text, { loadData, ask })
    kept.delete(key)
    kept.set(key, found)
    const [oldest] = kept.keys()
    if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest)
    try {
      return await found
    } catch (error) {
      kept.delete(key)
      if (error instanceof TooMany) return undefined
      throw error
    }
  }
}

/**
 * From the content files of a built page.
 * @throws {TypeError} if it is not there or not as expected
 */
export async function readTargetsData(dist: string): Promise<TargetsData> {
  const value = await readContentFile(dist, 'targets.json')
  if (v.is(targetsDataSchema, value)) return value
  throw new TypeError('The file of targets is not as expected. Build the page again.')
}

function askBrowserslist(browserslist: typeof Browserslist, query: string): BrowserslistAnswer {
  try {
    // Without a path, it looks for no statistics in the folders of the server.
    // A variable of the environment could name some.
    if (/\bmy stats$/iu.test(query)) return { problem: 'Custom usage' }
    return { browsers: browserslist(query, { path: false }) }
  } catch (error) {
    // Other messages could name files of the server.
    const isOwn = error instanceof Error && 'browserslist' in error
    return { problem: isOwn ? error.message : 'This query cannot be read.' }
  }
}
