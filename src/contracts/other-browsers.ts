/** What caniuse says of browsers that the compatibility data does not have. */
export type OtherBrowsers = {
  /** By browser, as browserslist names it: its versions that are not in the data, oldest first. */
  readonly versions: Readonly<Record<string, readonly string[]>>
  /**
   * By ID of a feature and by browser: support in runs over these versions, as `writeRuns` writes
   * it. A browser is left out of a feature that no version has; a feature that caniuse does not
   * have is left out.
   */
  readonly features: Readonly<Record<string, Readonly<Record<string, string>>>>
}
