import type { AnswerLine } from './answer-line.ts'
import { answerLines, needsPlatforms } from './answer-line.ts'
import { namesIn } from './answer-requests.ts'
import type { Asked } from './asked.ts'
import { readAsked } from './read-asked.ts'
import type { FoundThings } from './things.ts'
import { bestThing } from './things.ts'

/** The most lines of an answer. */
const MOST = 3

/** The lines for hits that are at hand. None for runtimes, whose support lists do not retrieve. */
export function answerIn(text: string, found: FoundThings, today: string): readonly AnswerLine[] {
  const asked = readAsked(text, today)
  if (asked === undefined || needsPlatforms(asked)) return []
  const names = namesIn(asked.name)
  return linesOf({ asked, names, found: names.map(() => [found]), today })
}

/** The lines about what was found. The whole name comes first: "drag and drop" is one thing. */
export function linesOf({ asked, names, found, today }: Found): readonly AnswerLine[] {
  const things = names.map((name, place) => bestThing(name, found[place] ?? []))
  const [whole, ...parts] = things
  const meant = whole === undefined ? parts : [whole]
  return meant
    .flatMap((thing) => (thing === undefined ? [] : answerLines(asked, { thing, today })))
    .slice(0, MOST)
}

type Found = {
  readonly asked: Asked
  readonly names: readonly string[]
  /** By name. */
  readonly found: readonly (readonly FoundThings[])[]
  readonly today: string
}
