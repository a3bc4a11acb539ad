import * as v from 'valibot'

import { type Infer, texts } from '#lib/schema.ts'

import { coreBrowsers, numberPerBrowser } from './browsers.ts'

export const workingParts = v.object({
  total: v.number(),
  /** Number of parts that work in the newest release. */
  works: numberPerBrowser,
  /** The names of parts that a browser lacks whose newest release has nearly all; three at most. */
  lacking: v.exactOptional(v.object(v.entriesFromList(coreBrowsers, v.exactOptional(texts)))),
  /** Browsers in which parts worked once, and none does now. */
  had: v.exactOptional(v.array(v.picklist(coreBrowsers))),
  /** Browsers in which parts are only there in part, behind a flag, with a prefix or under another name. */
  short: v.exactOptional(v.array(v.picklist(coreBrowsers))),
})

/**
 * The support of a feature's parts (compat entries) on the day of the data, like the why line, which
 * names these numbers.
 */
export type FeatureParts = Infer<typeof workingParts>
