import { readQualifiers } from '#language/index.ts'

import { qualifiedSearch } from './qualifiers.ts'
import { type QuestionSearch, questionSearches } from './question-search.ts'
import { readQuestion } from './read-question.ts'
import { askedTool } from './tools.ts'

export function searchesOf(text: string, today: string): readonly QuestionSearch[] {
  const question = readQuestion(text, today)
  return question === undefined ? [] : questionSearches(question)
}

export function askedSearches(text: string, today: string): readonly QuestionSearch[] {
  // What has filters of its own is no question in words.
  if (readQualifiers(text).qualifiers.length > 0) return [qualifiedSearch(text, today) ?? []].flat()
  // A text that asks for a tool can look like a question with filters.
  return askedTool(text, today) === undefined ? searchesOf(text, today) : []
}
