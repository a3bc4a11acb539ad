/** A tool of the site, perhaps prefilled from a text. */
export type ToolOffer = {
  /** "Compare Chrome 120 with Chrome 130", "Check code". */
  readonly title: string
  /** Its purpose, in a few words. */
  readonly about: string
  readonly href: string
}
