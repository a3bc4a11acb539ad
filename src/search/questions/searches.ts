import { readText, type TextReading } from '#language/reading.ts'

import { qualifiedSearch } from './qualifiers.ts'
import { type QuestionSearch, questionSearches } from './question-search.ts'
import { toolOffer } from './tool-offer.ts'
import type { ToolOffer } from './tools.ts'

/** The searches of lists that a text asks for, by filters or in words; none for any other text. */
export function searchesOf(
  { text, filters, question }: TextReading,
  today: string,
): readonly QuestionSearch[] {
  // What has filters of its own is no question in words.
  if (filters.length > 0) return [qualifiedSearch(text, today) ?? []].flat()
  return question === undefined ? [] : questionSearches(question)
}

/** Intents that a search for the words satisfies too: a release by name, or an area. */
const saidByWords: ReadonlySet<string> = new Set(['release', 'area'])

/** What a list offers for a query: a tool, or searches; none if the words find the same. */
export function offersOf(
  text: string,
  today: string,
): { readonly tool: ToolOffer | undefined; readonly searches: readonly QuestionSearch[] } {
  const reading = readText(text, today)
  const { tool, question } = reading
  const isSaid = question?.intents.every(({ kind }) => saidByWords.has(kind)) === true
  return { tool: tool && toolOffer(tool), searches: isSaid ? [] : searchesOf(reading, today) }
}
