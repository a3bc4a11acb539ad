import { SourceError } from './errors.ts'

/** A value out of a data file together with the path to it, for messages. */
export type Located = { readonly value: unknown; readonly at: string }

/** The entries of a JSON object, own keys only; safe for keys such as `__proto__`. */
export function entriesOf({ value, at }: Located): readonly (readonly [string, Located])[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw wrong(at, 'an object')
  return Object.entries(value).map(([key, inner]): [string, Located] => [
    key,
    { value: inner, at: `${at}.${key}` },
  ])
}

/**
 * One member of an object, undefined where it is absent. Inherited members count: the Web IDL parser answers with
 * objects whose members are getters of their class.
 */
export function memberOf({ value, at }: Located, key: string): Located {
  if (typeof value !== 'object' || value === null) throw wrong(at, 'an object')
  return { value: Reflect.get(value, key), at: `${at}.${key}` }
}

/** The items of a JSON array; none where it is absent. */
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
