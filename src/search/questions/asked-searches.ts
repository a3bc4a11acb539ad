import type { QuestionSearch } from './question-search.ts'
import { questionSearches } from './question-search.ts'
import { readQuestion } from './read-question.ts'
import { askedTool } from './tools.ts'

/** The searches that a text asks for as a question, the likeliest first; none where it is no question. */
export function searchesOf(text: string, today: string): readonly QuestionSearch[] {
  const question = readQuestion(text, today)
  return question === undefined ? [] : questionSearches(question)
}

/** The searches that are sent beside that for the words of a text. */
export function askedSearches(text: string, today: string): readonly QuestionSearch[] {
  // What asks for a tool would be answered with filters that it only seems to name.
  return askedTool(text, today) === undefined ? searchesOf(text, today) : []
}
