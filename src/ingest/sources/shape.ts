import { SourceError } from './errors.ts'

/** A value from a data file with its path, for messages. */
export type Located = { readonly value: unknown; readonly at: string }

/** The own entries of a JSON object; safe for keys such as `__proto__`. */
export function entriesOf({ value, at }: Located): readonly (readonly [string, Located])[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw wrong(at, 'an object')
  return Object.entries(value).map(([key, inner]): [string, Located] => [
    key,
    { value: inner, at: `${at}.${key}` },
  ])
}

/** Its value may be undefined. Includes the getters of the Web IDL parser's objects. */
export function memberOf({ value, at }: Located, key: string): Located {
  if (typeof value !== 'object' || value === null) throw wrong(at, 'an object')
  return { value: Reflect.get(value, key), at: `${at}.${key}` }
}

/** The items of a JSON array; none if it is absent. */
export function itemsOf({ value, at }: Located): readonly Located[] {
  if (value === undefined) return []
  if (!Array.isArray(value)) throw wrong(at, 'a list')
  return value.map((item: unknown, index): Located => ({ value: item, at: `${at}[${index}]` }))
}

export function stringOf({ value, at }: Located): string {
  if (typeof value !== 'string') throw wrong(at, 'a string')
  return value
}

export function optionalStringOf(located: Located): string | undefined {
  return located.value === undefined || located.value === null ? undefined : stringOf(located)
}

export function numberOf({ value, at }: Located): number {
  if (typeof value !== 'number') throw wrong(at, 'a number')
  return value
}

function wrong(at: string, expected: string): SourceError {
  return new SourceError(
    `The data has no longer the expected shape: ${at} is not ${expected}. ` +
      'Install the versions of package-lock.json (npm ci), or teach src/ingest/sources the new shape.',
  )
}
