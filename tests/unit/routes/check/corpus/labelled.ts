/** A piece of code, and every entry that a person who reads it says it uses. */
export type LabelledSnippet = {
  /** Its ending tells the language. */
  readonly file: string
  readonly code: string
  /** Keys; those that the code takes care of end in " ?". */
  readonly uses: readonly string[]
}
