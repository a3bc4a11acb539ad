import type { JsonObject } from '#engine/index.ts'

export type { JsonObject }

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** @throws SyntaxError for text that is not JSON */
export function parseJson(text: string): unknown {
  const value: unknown = JSON.parse(text)
  return value
}

const QUOTE = 34
const BACKSLASH = 92
const COLON = 58

export type JsonBounds = {
  /** Levels of nesting. */
  readonly depth: number
  /** Members of all objects together. Objects with many names take long to parse. */
  readonly members: number
}

/** The bound that JSON text exceeds, in words; undefined if there is none. Linear; stops early. */
export function excessOf(text: string, { depth: levels, members }: JsonBounds): string | undefined {
  let depth = 0
  let named = 0
  let inString = false
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === QUOTE) inString = !inString
    else if (inString) at += code === BACKSLASH ? 1 : 0
    else if (code === 91 || code === 123) depth += 1
    else if (code === 93 || code === 125) depth -= 1
    else if (code === COLON) named += 1
    if (depth > levels) return `${levels} levels of nesting`
    if (named > members) return `${members} members of objects`
  }
  return undefined
}
