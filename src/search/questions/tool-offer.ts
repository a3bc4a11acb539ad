export type ToolOffer = {
  /** "Compare Chrome 120 with Chrome 130", "Check code". */
  readonly title: string
  readonly about: string
  readonly href: string
}
