export type JsonObject = { readonly [key: string]: unknown }

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

/** True if JSON text is nested more than `limit` levels deep. Linear; stops early. */
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
