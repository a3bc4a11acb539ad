/** A tool of the site, perhaps filled in with what a text asks of it. */
export type ToolOffer = {
  /** "Compare Chrome 120 with Chrome 130", "Check code". */
  readonly title: string
  /** What it is for, in a few words. */
  readonly about: string
  readonly href: string
}
