import { badRequest } from '#provider/protocol/errors.ts'
import type { JsonObject } from '#provider/protocol/json.ts'
import {
  FORMER_NAMES,
  isParameterName,
  NO_SETTINGS,
  type ParameterName,
  parameters,
} from '#provider/protocol/parameters/parameters.ts'
import type { IndexEntry } from '#provider/protocol/state/entries.ts'
import type { State } from '#provider/protocol/state/state.ts'

import { indexNamesOf } from './replicas.ts'

/** Settings that `GET settings` returns with their default while they are not set. */
const SHOWN_DEFAULTS = [
  'minWordSizefor1Typo',
  'minWordSizefor2Typos',
  'hitsPerPage',
  'maxValuesPerFacet',
  'paginationLimitedTo',
  'exactOnSingleWordQuery',
  'ranking',
  'separatorsToIndex',
  'removeWordsIfNoResults',
  'queryType',
  'highlightPreTag',
  'highlightPostTag',
  'snippetEllipsisText',
  'alternativesAsExact',
] as const

/** Settings that `GET settings` returns as null while they are not set. */
const SHOWN_NULL = [
  'searchableAttributes',
  'numericAttributesForFiltering',
  'attributesToRetrieve',
  'unretrievableAttributes',
  'optionalWords',
  'attributesForFaceting',
  'attributesToSnippet',
  'attributesToHighlight',
  'attributeForDistinct',
  'customRanking',
] as const

/** The settings as returned by `GET settings`: defaults, then the stored values as sent. */
export function showSettings(state: State, entry: IndexEntry): JsonObject {
  const primary = entry.primary === null ? undefined : state.indices.get(entry.primary)?.name
  const replicas = indexNamesOf(state, entry.replicas)
  return {
    ...Object.fromEntries(SHOWN_DEFAULTS.map((name) => [name, parameters[name].fallback])),
    ...Object.fromEntries(SHOWN_NULL.map((name) => [name, null])),
    ...entry.settings,
    ...(replicas.length > 0 && { replicas }),
    ...(primary !== undefined && { primary }),
  }
}

/** A change of settings by canonical name. Null resets a setting to its default. */
export type SettingsChange = ReadonlyMap<ParameterName, unknown>

/**
 * Reads the body of a settings change.
 * @param text the body as sent, to locate an invalid setting in the error message
 * @throws ApiError 400 for an unknown setting or an invalid value
 */
export function readSettingsChange(body: JsonObject, text: string): SettingsChange {
  const change = new Map<ParameterName, unknown>()
  for (const [sent, value] of Object.entries(body)) {
    if (NO_SETTINGS.has(sent)) continue
    const name = FORMER_NAMES.get(sent) ?? sent
    if (!isParameterName(name) || !parameters[name].scope.setting) {
      throw badRequest(`Invalid object attributes: ${sent} near ${textPositionOf(sent, text)}`)
    }
    if (value !== null) parameters[name].parse(value, name)
    change.set(name, value)
  }
  return change
}

/** The settings after a change, without `replicas`, which are stored in the index entries. */
export function applySettings(before: JsonObject, change: SettingsChange): JsonObject {
  const after = new Map(Object.entries(before))
  for (const [name, value] of change) {
    if (value === null || name === 'replicas') after.delete(name)
    else after.set(name, value)
  }
  return Object.fromEntries(after)
}

/** Line and column after the closing quote of a top-level key. */
export function textPositionOf(key: string, text: string): string {
  let depth = 0
  for (let at = 0; at < text.length; at += 1) {
    const char = text.charAt(at)
    if (char === '{' || char === '[') depth += 1
    else if (char === '}' || char === ']') depth -= 1
    else if (char === '"') {
      const end = endOfString(text, at)
      if (depth === 1 && isKey(text, end) && sameString(text.slice(at, end), key)) {
        return describe(text, end)
      }
      at = end - 1
    }
  }
  return describe(text, text.length)
}

function endOfString(text: string, from: number): number {
  let at = from + 1
  while (at < text.length && text.charAt(at) !== '"') at += text.charAt(at) === '\\' ? 2 : 1
  return at + 1
}

function isKey(text: string, end: number): boolean {
  let at = end
  while (' \t\r\n'.includes(text.charAt(at)) && at < text.length) at += 1
  return text.charAt(at) === ':'
}

function sameString(literal: string, key: string): boolean {
  return literal.includes('\\') ? JSON.parse(literal) === key : literal === `"${key}"`
}

function describe(text: string, end: number): string {
  const before = text.slice(0, end)
  const lineStart = before.lastIndexOf('\n') + 1
  return `line:${before.split('\n').length} column:${end - lineStart}`
}
