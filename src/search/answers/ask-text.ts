import { readText, type TextReading } from '#language/reading.ts'
import { sentences } from '#lib/sentence.ts'
import { type QuestionAnswer, readQuestionAnswer } from '#search/questions/question-answer.ts'
import { questionRequests } from '#search/questions/question-search.ts'
import { searchesOf } from '#search/questions/searches.ts'
import { toolOffer } from '#search/questions/tool-offer.ts'
import type { ToolOffer } from '#search/questions/tools.ts'
import type { QueryResult } from '#search/transport/list-query.ts'
import type { MultiSearchRequest } from '#search/transport/use-multi-search.ts'

import { type AnswerLine, answerLines, needsPlatforms } from './answer-line.ts'
import { comparedSet, unreadNames } from './compared-set.ts'
import { answerNote, type MissingThing } from './missing-thing.ts'
import { askedTogether, thingLists, thingRequests } from './thing-requests.ts'
import { bestThing, type FoundThings, type Thing } from './things.ts'

/** What a text asks for beside its words: queries to send with those for the words, and what their results mean. */
export type AskedText = {
  /** Of a list with filters. */
  readonly question: readonly MultiSearchRequest[]
  /** Of the things that it asks about or compares. */
  readonly things: readonly MultiSearchRequest[]
  /** What follows from the text alone: the view that it asks for, and what does not exist. */
  readonly tool?: ToolOffer | undefined
  readonly note?: MissingThing | undefined
  readonly read: (results: AskedResults) => TextAnswer
}

/** The results of the queries, in the same order; missing ones count as none. */
export type AskedResults = {
  readonly [Part in 'question' | 'things']: readonly QueryResult[]
}

export type TextAnswer = {
  readonly question?: QuestionAnswer | undefined
  readonly lines: readonly AnswerLine[]
  /** The set of what the text compares. */
  readonly comparison?: ToolOffer | undefined
}

/** The most lines of an answer: as many as a text can name browsers. */
const MOST = 9

/** @param today the visitor's day, `YYYY-MM-DD` */
export function askText(text: string, today: string): AskedText {
  const reading = readText(text, today)
  const { subjects, tool, asked } = reading
  const searches = searchesOf(reading, today)
  return {
    question: questionRequests(searches),
    things: thingRequests(subjects, text),
    tool: tool && toolOffer(tool),
    note: answerNote(reading, today),
    read: ({ question, things }) => {
      const found = askedTogether(subjects).flatMap((names, place) => {
        const lists = thingLists.map((list, index) => ({
          list,
          hits: things[place * thingLists.length + index]?.hits ?? [],
        }))
        return names.map(() => lists)
      })
      return {
        question: readQuestionAnswer(searches, question),
        lines: linesOf(reading, found, today),
        ...(asked === undefined && { comparison: comparedSet(subjects, thingsOf(reading, found)) }),
      }
    },
  }
}

/** The lines for hits that are at hand. None for runtimes whose support these do not have. */
export function answerIn(text: string, found: FoundThings, today: string): readonly AnswerLine[] {
  const reading = readText(text, today)
  const { asked, subjects } = reading
  const isWhole = asked && (!needsPlatforms(asked) || found.hits.every(hasPlatforms))
  return isWhole
    ? linesOf(
        reading,
        subjects.map(() => [found]),
        today,
      )
    : []
}

const hasPlatforms = (hit: unknown): boolean =>
  typeof hit === 'object' && hit !== null && 'platforms' in hit

/** What is found of each subject in each list. */
type Found = readonly (readonly FoundThings[])[]

const thingsOf = ({ subjects }: TextReading, found: Found): readonly (Thing | undefined)[] =>
  subjects.map((name, place) => bestThing(name, found[place] ?? []))

/** The lines about what was found. The whole name comes first: "drag and drop" is one thing. */
function linesOf(reading: TextReading, found: Found, today: string): readonly AnswerLine[] {
  const { asked } = reading
  if (asked === undefined) return []
  const [whole, ...parts] = thingsOf(reading, found)
  const meant = whole === undefined ? parts : [whole]
  const lines = meant.flatMap((thing) =>
    thing === undefined ? [] : answerLines(asked, { thing, today }),
  )
  const unread = whole === undefined ? unreadNames(reading.subjects.slice(1), parts) : ''
  const [first, ...others] = lines.slice(0, MOST)
  return first === undefined
    ? []
    : [{ ...first, sentence: sentences(first.sentence, unread) }, ...others]
}
