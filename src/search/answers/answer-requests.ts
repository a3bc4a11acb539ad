import type { MultiSearchRequest } from '#search/transport/use-multi-search.ts'

import { comparedNames } from './comparison.ts'
import { readAsked } from './read-asked.ts'
import { thingRequests } from './thing-requests.ts'

/** A name, and the two things that it may join: "grid and flexbox". */
export function namesIn(name: string): readonly string[] {
  const parts = name.split(/ (?:and|or|&|,|\+|vs) |, /).map((part) => part.trim())
  return parts.length === 2 && parts.every((part) => part !== '') ? [name, ...parts] : [name]
}

/** The queries for the things that a text asks about or compares; none for any other text. */
export function answerRequests(text: string, today: string): readonly MultiSearchRequest[] {
  const asked = readAsked(text, today)
  return thingRequests(asked === undefined ? comparedNames(text, today) : namesIn(asked.name), text)
}
