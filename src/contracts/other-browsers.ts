import * as v from 'valibot'

import { type Infer, tableOf, texts } from '#lib/schema.ts'

/** What caniuse says of browsers that the compatibility data does not have. */
export const otherBrowsersSchema = v.object({
  /** By browser, as browserslist names it: its versions that are not in the data, oldest first. */
  versions: tableOf(texts),
  /**
   * By ID of a feature and by browser: support in runs over these versions, as `writeRuns` writes
   * it. A browser is left out of a feature that no version has; a feature that caniuse does not
   * have is left out.
   */
  features: tableOf(tableOf(v.string())),
})

export type OtherBrowsers = Infer<typeof otherBrowsersSchema>
