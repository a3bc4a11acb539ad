import { tools } from '#contracts/views.ts'
import { plainText } from '#language/vocabulary.ts'

export type ToolOffer = {
  /** "Compare Chrome 120 with Chrome 130", "Check code". */
  readonly title: string
  readonly about: string
  readonly href: string
}

export const offeredTools: readonly ToolOffer[] = tools.map(({ title, about, path }) => ({
  title,
  about,
  href: path,
}))

/** The fewest letters that can match the start of a name. */
const SHORTEST_NAME = 3

export function toolsNamed(text: string): readonly ToolOffer[] {
  const typed = plainText(text)
  if (typed.length < SHORTEST_NAME) return []
  const isBegun = (query: string) => query.startsWith(typed)
  return offeredTools.filter((_, place) => tools[place]?.queries.some(isBegun))
}
