import { coreBrowsers } from '#catalogue/browsers.ts'
import { plainVersion } from '#catalogue/verdict/combine.ts'

import type { CodeEntry } from './code-index.ts'

/** Whether every browser has had the first entry at least as long as the second. */
export const isNoNewer = (first: CodeEntry, second: CodeEntry): boolean =>
  coreBrowsers.every(
    (browser) =>
      plainVersion(first.support[browser], LATER) <= plainVersion(second.support[browser], LATER),
  )

/** Includes announced versions: only the order of the versions matters. */
const LATER = '9999-12-31'
