import type { QueryResult } from '#search/transport/list-query.ts'
import type { MultiSearchRequest } from '#search/transport/use-multi-search.ts'

import type { AnswerLine } from './answer-line.ts'
import { answerLines, needsPlatforms } from './answer-line.ts'
import { namesIn } from './answer-requests.ts'
import type { Asked } from './asked.ts'
import { readAsked } from './read-asked.ts'
import { thingLists, thingRequests } from './thing-requests.ts'
import type { FoundThings } from './things.ts'
import { bestThing } from './things.ts'

/** A text that asks about a thing: queries to send with those for its words, and their reader. */
export type AskedAnswer = {
  readonly asked: Asked
  readonly requests: readonly MultiSearchRequest[]
  /** @param results those of `requests`, in the same order */
  readonly read: (results: readonly QueryResult[]) => readonly AnswerLine[]
}

/** The most lines of an answer. */
const MOST = 3

/**
 * Reads a text that asks about one thing or two: "grid and flexbox in safari".
 *
 * @param today the visitor's day, `YYYY-MM-DD`
 */
export function askAnswer(text: string, today: string): AskedAnswer | undefined {
  const asked = readAsked(text, today)
  if (asked === undefined) return undefined
  const names = namesIn(asked.name)
  const read = (results: readonly QueryResult[]) => {
    const found = names.map((_, place): readonly FoundThings[] =>
      thingLists.map((list, index) => ({
        list,
        hits: results[place * thingLists.length + index]?.hits ?? [],
      })),
    )
    return linesOf({ asked, names, found, today })
  }
  return { asked, requests: thingRequests(names), read }
}

/** The lines for hits that are at hand. None for runtimes whose support these do not have. */
export function answerIn(text: string, found: FoundThings, today: string): readonly AnswerLine[] {
  const asked = readAsked(text, today)
  if (asked === undefined || (needsPlatforms(asked) && !found.hits.every(hasPlatforms))) return []
  const names = namesIn(asked.name)
  return linesOf({ asked, names, found: names.map(() => [found]), today })
}

const hasPlatforms = (hit: unknown): boolean =>
  typeof hit === 'object' && hit !== null && 'platforms' in hit

type Found = {
  readonly asked: Asked
  readonly names: readonly string[]
  /** By name. */
  readonly found: readonly (readonly FoundThings[])[]
  readonly today: string
}

/** The lines about what was found. The whole name comes first: "drag and drop" is one thing. */
function linesOf({ asked, names, found, today }: Found): readonly AnswerLine[] {
  const things = names.map((name, place) => bestThing(name, found[place] ?? []))
  const [whole, ...parts] = things
  const meant = whole === undefined ? parts : [whole]
  return meant
    .flatMap((thing) => (thing === undefined ? [] : answerLines(asked, { thing, today })))
    .slice(0, MOST)
}
