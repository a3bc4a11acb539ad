import { content } from 'virtual:content'

import type { CodeTable } from '#contracts/code-table.ts'
import { type Check, isListOf, isNumber, isShape, isTableOf, isText } from '#lib/shapes.ts'
import { type ContentState, useContent } from '#routes/detail/use-content.ts'

/** Loads the table of all names that code can use. Change `attempt` to load it again. */
export function useCodeTable(attempt: number): ContentState<CodeTable> {
  const address = attempt === 0 ? content.urls.code : `${content.urls.code}?${attempt}`
  return useContent(address, isCodeTable)
}

const isRow = (value: unknown): value is CodeTable['rows'][number] =>
  Array.isArray(value) && value.length > 0 && value.every(isText)

const isPart = (value: unknown): value is CodeTable['parts'][number] =>
  Array.isArray(value) && value.length === 2 && value.every(isText)

const isPrefixed = (value: unknown): value is CodeTable['prefixed'][number] =>
  Array.isArray(value) && value.length === 3 && value.every(isText)

export const isCodeTable: Check<CodeTable> = isShape<CodeTable>({
  widely: isTableOf(isNumber),
  keys: isText,
  names: isText,
  kinds: isText,
  support: isListOf(isNumber),
  rows: isListOf(isRow),
  platforms: isListOf(isNumber),
  platformRows: isListOf(isText),
  features: isText,
  prefixed: isListOf(isPrefixed),
  parts: isListOf(isPart),
  ofFeatures: isListOf(isText),
  types: isText,
  parents: isTableOf(isText),
  elements: isTableOf(isText),
})
