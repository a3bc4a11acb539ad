/** One record of the `groups` index: a group of features. `objectID` is its id: "css-layout". */
export type GroupRecord = {
  readonly objectID: string
  readonly name: string
  /** The names from the topmost group down to itself: ["CSS", "Layout"]. */
  readonly path: readonly string[]
  /** The topmost group. */
  readonly area: string
  /** Features that are in it or in a group below it. */
  readonly featureCount: number
}
