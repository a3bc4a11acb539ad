/** A piece of code, labelled by a person with every entry that it uses. */
export type LabelledSnippet = {
  /** Its extension determines the language. */
  readonly file: string
  readonly code: string
  /** Keys; guarded ones end in " ?". */
  readonly uses: readonly string[]
}
