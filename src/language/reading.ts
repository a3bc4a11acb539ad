import type { Asked } from './asked.ts'
import { comparedNames, joinedNames } from './compared-names.ts'
import { hasSubjects, subjectOf } from './load-subjects.ts'
import { markPlaces } from './places.ts'
import { type Qualifier, readQualifiers } from './qualifiers.ts'
import type { Question } from './question.ts'
import { readAsked } from './read-asked.ts'
import { readQuestion } from './read-question.ts'
import { readQuestionTerms } from './read-terms.ts'
import { type AskedTool, readTool } from './read-tool.ts'
import { remember } from './remember.ts'
import { plainText } from './vocabulary.ts'

export {
  type Asked,
  type AskedBaseline,
  type BrowserSet,
  isJudged,
  type JudgedPlace,
  type Place,
} from './asked.ts'
export { type Intent, listOfIntents, type Question } from './question.ts'
export { type AskedTool, ESR, type NamedRelease } from './read-tool.ts'
export { readKind } from './read-kind.ts'
export { blockerIntent, FIRST, yearIntent } from './rules.ts'

/** What a text asks for. Each part is absent if it asks nothing of the kind. */
export type TextReading = {
  readonly text: string
  /** The names of the things that it asks about or compares. */
  readonly subjects: readonly string[]
  /** What it asks of a thing, in which browsers and when; its name is the first subject. */
  readonly asked?: Asked
  /** Typed filters. */
  readonly filters: readonly Qualifier[]
  /** Filters in words, and the words to search for within them. */
  readonly question?: Question
  /** The view that it asks for. */
  readonly tool?: AskedTool
}

/**
 * Reads a text once for all that answer it: its queries, the answer in a line, the list and the palette. Once
 * subjects have loaded, a pure function of the text and the day; whether what it names exists is found by a search.
 *
 * @param today the visitor's day, `YYYY-MM-DD`
 */
export function readText(text: string, today: string): TextReading {
  return (hasSubjects() ? readWhole : readBefore)(today)(text)
}

/** What is read before subjects have loaded may be read otherwise afterwards. */
const newReader = () => remember((today) => remember((text) => read(text, today), 4), 1)
const [readBefore, readWhole] = [newReader(), newReader()]

function read(text: string, today: string): TextReading {
  const { qualifiers: filters } = readQualifiers(text)
  if (filters.length > 0) return { text, subjects: [], filters }
  const { settled, namesReleases } = subjectOf(text)
  const marked = markPlaces(text)
  const terms = readQuestionTerms(marked, today)
  const question = terms && readQuestion(terms, text, today)
  const plain = plainText(text)
  const tool = terms && readTool(plain, terms)
  // What is a list or releases as a whole asks for no thing: "removed in chrome".
  const isWhole = question?.rest === '' || tool?.kind === 'compare' || namesReleases
  const asked = isWhole ? undefined : readAsked(marked, today)
  const compared = asked === undefined && tool === undefined ? comparedNames(plain) : []
  // What a text asks for, it still asks for while a next word is begun: "es2022 featu".
  const isOpen = (asked ?? tool) === undefined && compared.length === 0 && question?.rest !== ''
  if (isOpen && settled !== text) return { ...read(settled, today), text }
  return {
    text,
    filters,
    subjects: asked === undefined ? compared : joinedNames(asked.name),
    ...(asked && { asked }),
    // A text that asks for a tool can look like a question with filters.
    ...(tool ? { tool } : question && { question }),
  }
}
