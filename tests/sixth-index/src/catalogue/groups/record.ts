import * as v from 'valibot'

import { type Infer, texts } from '#lib/schema.ts'

/** One record of the `groups` index: a group of features. `objectID` is its id: "css-layout". */
export const groupSchema = v.object({
  objectID: v.string(),
  name: v.string(),
  /** The names from the topmost group down to itself: ["CSS", "Layout"]. */
  path: texts,
  /** The topmost group. */
  area: v.string(),
  /** Features that are in it or in a group below it. */
  featureCount: v.number(),
})

export type GroupRecord = Infer<typeof groupSchema>
