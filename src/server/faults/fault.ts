/** Which requests a fault is for; a part that is absent matches all. */
export type FaultMatch = {
  /** The text of one of the queries of the request. */
  readonly query?: string
  /** The name of one of its indices. */
  readonly index?: string
  /** Only the n-th request that matches the rest, from 1. */
  readonly nth?: number
}

/** What goes wrong. */
export type FaultEffect =
  /** Another status, with an error body as the provider writes them unless `body` says otherwise. */
  | {
      readonly effect: 'status'
      readonly status: number
      readonly body?: string
      readonly headers?: Readonly<Record<string, string>>
    }
  /** The right answer, `ms` milliseconds late. */
  | { readonly effect: 'delay'; readonly ms: number }
  /** The status line, headers and `bytes` of the answer, then silence; with 0 bytes nothing at all. */
  | { readonly effect: 'stall'; readonly bytes: number }
  /** The connection is reset after `bytes` of the answer; with 0 bytes before any. */
  | { readonly effect: 'reset'; readonly bytes: number }
  /** A complete HTTP answer whose JSON stops after `bytes`. */
  | { readonly effect: 'truncate'; readonly bytes: number }
  /** Status 200 with another body. */
  | { readonly effect: 'body'; readonly body: string; readonly contentType?: string }
  /** The right answer with headers set, or removed (null). */
  | { readonly effect: 'headers'; readonly headers: Readonly<Record<string, string | null>> }

/** A fault to arm, for `times` requests. */
export type Fault = FaultEffect & { readonly match: FaultMatch; readonly times: number }

/** A fault is described wrongly; the message names the field. */
export class FaultFormatError extends Error {
  override readonly name = 'FaultFormatError'
}

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function fields(value: unknown, name: string): Fields {
  if (isFields(value)) return value
  throw new FaultFormatError(`"${name}" must be an object`)
}

function count(from: Fields, name: string, fallback?: number): number {
  const value = from[name] ?? fallback
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0) return value
  throw new FaultFormatError(`"${name}" must be a whole number, 0 or more`)
}

function text(from: Fields, name: string): string {
  const value = from[name]
  if (typeof value === 'string') return value
  throw new FaultFormatError(`"${name}" must be a string`)
}

const optionalText = <Name extends string>(
  from: Fields,
  name: Name,
): Partial<Record<Name, string>> => {
  const found: Partial<Record<Name, string>> = {}
  if (from[name] !== undefined) found[name] = text(from, name)
  return found
}

function headersOf(from: Fields): Readonly<Record<string, string | null>> {
  const entries = Object.entries(fields(from['headers'] ?? {}, 'headers'))
  return Object.fromEntries(
    entries.map(([name, value]) => {
      if (typeof value === 'string' || value === null) return [name, value]
      throw new FaultFormatError(`"headers.${name}" must be a string or null`)
    }),
  )
}

function effectOf(from: Fields): FaultEffect {
  const { effect } = from
  switch (effect) {
    case 'status': {
      const headers = Object.entries(headersOf(from)).flatMap(([name, value]) =>
        value === null ? [] : [[name, value] as const],
      )
      return {
        effect,
        status: count(from, 'status'),
        ...optionalText(from, 'body'),
        headers: Object.fromEntries(headers),
      }
    }
    case 'delay':
      return { effect, ms: count(from, 'ms') }
    case 'stall':
    case 'reset':
    case 'truncate':
      return { effect, bytes: count(from, 'bytes', 0) }
    case 'body':
      return { effect, body: text(from, 'body'), ...optionalText(from, 'contentType') }
    case 'headers':
      return { effect, headers: headersOf(from) }
    default:
      throw new FaultFormatError(
        '"effect" must be status, delay, stall, reset, truncate, body or headers',
      )
  }
}

function matchOf(from: Fields): FaultMatch {
  const nth = from['nth'] === undefined ? {} : { nth: count(from, 'nth') }
  return { ...optionalText(from, 'query'), ...optionalText(from, 'index'), ...nth }
}

/**
 * Reads a fault from parsed JSON: `{ match?: { query?, index?, nth? }, effect, …, times? }`.
 *
 * @throws {FaultFormatError}
 */
export function parseFault(value: unknown): Fault {
  const from = fields(value, 'fault')
  return {
    ...effectOf(from),
    match: matchOf(fields(from['match'] ?? {}, 'match')),
    times: count(from, 'times', 1),
  }
}
