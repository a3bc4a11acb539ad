/** A JSON object whose members are not yet known. */
export type JsonObject = { readonly [key: string]: unknown }

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** `JSON.parse` that admits to knowing nothing about the result. Throws SyntaxError. */
export function parseJson(text: string): unknown {
  const value: unknown = JSON.parse(text)
  return value
}

const QUOTE = 34
const BACKSLASH = 92

/** True if JSON text opens more than `limit` brackets inside each other; linear, and reads no further than that. */
export function isDeeperThan(text: string, limit: number): boolean {
  let depth = 0
  let inString = false
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === QUOTE) inString = !inString
    else if (inString) at += code === BACKSLASH ? 1 : 0
    else if (code === 91 || code === 123) depth += 1
    else if (code === 93 || code === 125) depth -= 1
    if (depth > limit) return true
  }
  return false
}
