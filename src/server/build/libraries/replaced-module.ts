/** A module of a library, and what stands in its place in the built page. */
export type ReplacedModule = {
  /** How the importing module names it. */
  readonly specifier: RegExp
  readonly source: string
}
