import { type Tool, tools } from '#contracts/views.ts'

export type ToolOffer = {
  /** "Compare Chrome 120 with Chrome 130", "Check code". */
  readonly title: string
  readonly about: string
  readonly href: string
}

const offerOf = ({ title, about, path }: Tool): ToolOffer => ({ title, about, href: path })

export const offeredTools: readonly ToolOffer[] = tools.map(offerOf)

/** The fewest letters that can match the start of a name. */
const SHORTEST_NAME = 3

export function toolsNamed(text: string): readonly ToolOffer[] {
  const typed = text
    .trim()
    .toLowerCase()
    .replace(/[?!.]+$/, '')
    .replaceAll(/\s+/g, ' ')
  if (typed.length < SHORTEST_NAME) return []
  return tools
    .filter(({ queries }) => queries.some((query) => query.startsWith(typed)))
    .map(offerOf)
}
