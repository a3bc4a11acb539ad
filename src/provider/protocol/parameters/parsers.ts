import { BOUNDS } from '#provider/protocol/bounds.ts'
import { type ApiError, badRequest, notEmbedded } from '#provider/protocol/errors.ts'
import { excessOf, isJsonObject, type JsonObject, parseJson } from '#provider/protocol/json.ts'

/**
 * Reads the raw value of a parameter: JSON, or text from a form-encoded request.
 * @throws ApiError 400 with the wording of the protocol, or for a feature that the embedded
 * provider lacks
 */
export type Parser<Value> = (raw: unknown, name: string) => Value

/** The largest integer of the protocol; used in messages only. */
const LARGEST = '9223372036854775807'

type IntegerRange = {
  readonly min: number
  readonly max?: number
  /** Larger values are clamped to this one instead of being rejected. */
  readonly clamp?: number
}

export function integer({ min, max, clamp }: IntegerRange): Parser<number> {
  return (raw, name) => {
    const value = integerOf(raw)
    const expected = `"${name}" parameter, expected integer between ${min} and ${max ?? LARGEST}`
    if (value !== undefined && value < min && max === undefined) {
      throw badRequest(`Value too small for ${expected}`)
    }
    if (value === undefined || value < min || value > (max ?? value)) {
      throw badRequest(`Value "${shown(raw)}" outside of the range for ${expected}`)
    }
    return Math.min(value, clamp ?? value)
  }
}

export const text: Parser<string> = (raw, name) => {
  if (typeof raw === 'string') return raw
  if (typeof raw === 'number' || typeof raw === 'boolean') return String(raw)
  throw invalid(name, 'string')
}

/** The maximum length of a query in UTF-8 bytes. */
const QUERY_BYTES = 512

export const queryText: Parser<string> = (raw, name) => {
  const value = text(raw, name)
  if (value.length <= QUERY_BYTES && new TextEncoder().encode(value).length <= QUERY_BYTES) {
    return value
  }
  throw invalid(name, `string shorter than ${QUERY_BYTES} bytes`)
}

export const boolean: Parser<boolean> = (raw, name) => {
  const value = booleanOf(raw)
  if (value === undefined) throw invalid(name, 'boolean')
  return value
}

export function oneOf<const Word extends string>(...words: readonly Word[]): Parser<Word> {
  return (raw, name) => {
    const found = words.find((word) => word === raw)
    if (found === undefined) throw invalid(name, `one of ${words.join(', ')}`)
    return found
  }
}

/** A word that early clients send with a capital letter. */
export const smallInitial =
  <Word>(parse: Parser<Word>): Parser<Word> =>
  (raw, name) =>
    parse(typeof raw === 'string' ? raw.charAt(0).toLowerCase() + raw.slice(1) : raw, name)

/** A boolean, also as text, or one of the given literals. */
export function booleanOr<const Word extends string>(
  ...words: readonly Word[]
): Parser<boolean | Word> {
  return (raw, name) => {
    const value = booleanOf(raw) ?? words.find((word) => word === raw)
    if (value === undefined) throw invalid(name, `boolean or one of ${words.join(', ')}`)
    return value
  }
}

/** Text that a response repeats for each match. */
export const tag: Parser<string> = (raw, name) => {
  const value = text(raw, name)
  if (value.length <= BOUNDS.tagLength) return value
  throw invalid(name, `string of at most ${BOUNDS.tagLength} characters`)
}

/** A list of strings: an array, its JSON text, or a comma-separated string; `""` is empty. */
export const list: Parser<readonly string[]> = (raw, name) => {
  const value = typeof raw === 'string' ? listOfText(raw, name) : raw
  if (!Array.isArray(value)) throw invalid(name, 'array of strings')
  requireLength(value, BOUNDS.entries, name)
  return value.map((item: unknown) => entry(item, name))
}

export const attributes: Parser<readonly string[]> = (raw, name) => {
  const paths = list(raw, name)
  requireLength(paths, BOUNDS.attributes, name)
  if (paths.every((path) => path.split('.').length <= BOUNDS.depth)) return paths
  throw invalid(name, `paths of at most ${BOUNDS.depth} levels`)
}

function entry(raw: unknown, name: string): string {
  const value = text(raw, name)
  if (value.length <= BOUNDS.entryLength) return value
  throw invalid(name, `entries of at most ${BOUNDS.entryLength} characters`)
}

function requireLength(items: readonly unknown[], most: number, name: string): void {
  if (items.length > most) throw invalid(name, `array of at most ${most} entries`)
}

export function listOfWords<const Word extends string>(
  ...words: readonly Word[]
): Parser<readonly Word[]> {
  const word = oneOf(...words)
  return (raw, name) => list(raw, name).map((item) => word(item, name))
}

/**
 * A list whose entries match a pattern.
 * @param expected describes the pattern in the error message
 */
export function listMatching(pattern: RegExp, expected: string): Parser<readonly string[]> {
  return (raw, name) => {
    const items = list(raw, name)
    if (!items.every((item) => pattern.test(item))) throw invalid(name, `array of ${expected}`)
    return items
  }
}

/** A list, or a string of words separated by spaces and commas. */
export const words: Parser<readonly string[]> = (raw, name) =>
  list(typeof raw === 'string' && !raw.startsWith('[') ? splitWords(raw) : raw, name)

const splitWords = (raw: string): readonly string[] =>
  raw.split(/[\s,]+/, BOUNDS.entries + 2).filter((word) => word !== '')

/** The language codes of the protocol. */
const LANGUAGES: ReadonlySet<string> = new Set(
  (
    'af ar az bg bn ca cs cy da de el en eo es et eu fa fi fo fr ga gl he hi hu hy id is it ja ka kk ko ku ky lt lv ' +
    'mi mn mr ms mt nb nl no ns pl ps pt pt-br qu ro ru sk sq sv sw ta te th tl tn tr tt uk ur uz zh'
  ).split(' '),
)

export const languages: Parser<readonly string[]> = (raw, name) => {
  const codes = list(raw, name)
  if (codes.every((code) => LANGUAGES.has(code))) return codes
  throw invalid(name, `array of language codes: ${[...LANGUAGES].join(', ')}`)
}

/** A boolean or a list of languages. True means the languages of the query. */
export const languageSwitch: Parser<boolean | readonly string[]> = (raw, name) =>
  booleanOf(raw) ?? languages(raw, name)

/** `distinct`: a boolean or the number of records to keep per group. */
export const distinct: Parser<number> = (raw, name) => {
  const value = booleanOf(raw)
  return value === undefined ? integer({ min: 0, max: 4 })(raw, name) : Number(value)
}

/** Filters in list form: a string, or nested arrays of strings. */
export type Nested = string | readonly Nested[]

export const nested: Parser<Nested> = (raw, name) => {
  let entries = 0
  const read = (value: unknown): Nested => {
    entries += 1
    if (entries > BOUNDS.nestedEntries) {
      throw invalid(name, `array of at most ${BOUNDS.nestedEntries} entries at all levels`)
    }
    return Array.isArray(value) ? value.map(read) : text(value, name)
  }
  return read(typeof raw === 'string' && raw.startsWith('[') ? jsonOf(raw, name) : raw)
}

export const object: Parser<JsonObject> = (raw, name) => {
  const value = typeof raw === 'string' ? jsonOf(raw, name) : raw
  if (!isJsonObject(value)) throw invalid(name, 'object')
  return value
}

/** Accepts any value, for parameters without effect. */
export const anything: Parser<unknown> = (raw) => raw

/** For a feature that the embedded provider lacks: any value except "off" is rejected. */
export function absent(what: string): Parser<null> {
  return (raw) => {
    if (isOff(raw)) return null
    throw notEmbedded(what)
  }
}

function isOff(raw: unknown): boolean {
  if (typeof raw === 'object' && raw !== null) return Object.keys(raw).length === 0
  return raw === '' || booleanOf(raw) === false
}

function invalid(name: string, expected: string): ApiError {
  return badRequest(`Invalid value for "${name}" parameter, expected ${expected}`)
}

function integerOf(raw: unknown): number | undefined {
  const value = typeof raw === 'string' && /^-?\d+$/.test(raw) ? Number(raw) : raw
  return typeof value === 'number' && Number.isInteger(value) ? value : undefined
}

function booleanOf(raw: unknown): boolean | undefined {
  // Early clients send "1" and "0".
  if (raw === true || raw === 'true' || raw === '1') return true
  return raw === false || raw === 'false' || raw === '0' ? false : undefined
}

function listOfText(raw: string, name: string): unknown {
  if (raw.startsWith('[')) return jsonOf(raw, name)
  return raw
    .split(',', BOUNDS.entries + 1)
    .flatMap((item) => (item.trim() === '' ? [] : [item.trim()]))
}

function jsonOf(raw: string, name: string): unknown {
  const excess = excessOf(raw, BOUNDS)
  if (excess !== undefined) throw invalid(name, `JSON of at most ${excess}`)
  try {
    return parseJson(raw)
  } catch {
    throw invalid(name, 'JSON')
  }
}

function shown(raw: unknown): string {
  return typeof raw === 'string' ? raw : JSON.stringify(raw)
}
