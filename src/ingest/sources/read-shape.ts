import * as v from 'valibot'

import { SourceError } from './errors.ts'

/** A value of a data file with its path, for messages. */
export type Located = { readonly value: unknown; readonly at: string }

/**
 * Reads a value as a schema describes it.
 *
 * @throws {SourceError} with the path of what differs
 */
export function readShape<Value>(
  schema: v.GenericSchema<unknown, Value>,
  { value, at }: Located,
): Value {
  const read = v.safeParse(schema, value, { abortEarly: true })
  if (read.success) return read.output
  const [issue] = read.issues
  const path = [at, v.getDotPath(issue) ?? []].flat().join('.')
  throw new SourceError(
    `The data no longer has the expected shape: ${path}: ${issue.message}. ` +
      'Install the versions of package-lock.json (npm ci), or teach src/ingest/sources the new shape.',
  )
}

const anyObject = v.custom<object>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  'Expected an object',
)

/** An object with any keys. Refuses a list, which `v.record` accepts. */
export const objectOf = <Value>(schema: v.GenericSchema<unknown, Value>) =>
  v.pipe(anyObject, v.record(v.string(), schema))

/**
 * Reads each value of an object by one schema. Keys may be `__proto__` and the like, which `v.record`
 * leaves out.
 */
export function readEach<Value>(
  schema: v.GenericSchema<unknown, Value>,
  located: Located,
): readonly (readonly [key: string, value: Value])[] {
  return Object.entries(readShape(anyObject, located)).map(([key, value]: [string, unknown]) => [
    key,
    readShape(schema, { value, at: `${located.at}.${key}` }),
  ])
}
