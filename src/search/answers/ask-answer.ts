import type { ToolOffer } from '#search/questions/tool-offer.ts'
import type { QueryResult } from '#search/transport/list-query.ts'
import type { MultiSearchRequest } from '#search/transport/use-multi-search.ts'

import { type AnswerLine, answerLines, needsPlatforms } from './answer-line.ts'
import { namesIn } from './answer-requests.ts'
import type { Asked } from './asked.ts'
import { comparedSet } from './compared-set.ts'
import { comparedNames } from './comparison.ts'
import { readAsked } from './read-asked.ts'
import { thingLists, thingRequests } from './thing-requests.ts'
import { bestThing, type FoundThings } from './things.ts'

/**
 * A text that asks about a thing or compares some: queries to send with those for its words, and
 * their readers.
 */
export type AskedAnswer = {
  readonly requests: readonly MultiSearchRequest[]
  /** @param results those of `requests`, in the same order */
  readonly read: (results: readonly QueryResult[]) => readonly AnswerLine[]
  /** The set of what the text compares. */
  readonly compare?: (results: readonly QueryResult[]) => ToolOffer | undefined
}

/** The most lines of an answer: as many as a text can name browsers. */
const MOST = 9

/**
 * Reads a text that asks about one thing or two, or compares them: "grid and flexbox in safari",
 * "grid vs flexbox".
 *
 * @param today the visitor's day, `YYYY-MM-DD`
 */
export function askAnswer(text: string, today: string): AskedAnswer | undefined {
  const asked = readAsked(text, today)
  if (asked === undefined) return askComparison(text, today)
  const names = namesIn(asked.name)
  return {
    requests: thingRequests(names, text),
    read: (results) => linesOf({ asked, names, found: foundOf(names, results), today }),
  }
}

function askComparison(text: string, today: string): AskedAnswer | undefined {
  const names = comparedNames(text, today)
  if (names.length === 0) return undefined
  return {
    requests: thingRequests(names, text),
    read: () => [],
    compare: (results) => comparedSet(thingsOf(names, foundOf(names, results))),
  }
}

/** What is found of each name in each list. */
function foundOf(
  names: readonly string[],
  results: readonly QueryResult[],
): readonly (readonly FoundThings[])[] {
  return names.map((_, place) =>
    thingLists.map((list, index) => ({
      list,
      hits: results[place * thingLists.length + index]?.hits ?? [],
    })),
  )
}

const thingsOf = (names: readonly string[], found: Found['found']) =>
  names.map((name, place) => bestThing(name, found[place] ?? []))

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
  const [whole, ...parts] = thingsOf(names, found)
  const meant = whole === undefined ? parts : [whole]
  return meant
    .flatMap((thing) => (thing === undefined ? [] : answerLines(asked, { thing, today })))
    .slice(0, MOST)
}
