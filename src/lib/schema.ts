import * as v from 'valibot'

/*
 * Made of `v.custom`, because the first script holds every function of valibot that any view uses.
 * `@__NO_SIDE_EFFECTS__` lets the build drop schemas that nobody uses.
 */

type Frozen<Value> = Value extends object
  ? { readonly [Name in keyof Value]: Frozen<Value[Name]> }
  : Value

/** The type of the values that fit a schema, read-only at every depth. */
export type Infer<Schema extends v.GenericSchema> = Frozen<v.InferOutput<Schema>>

export const texts = v.array(v.string())

/** A field that is there only if it is true. */
export const flag = v.custom<true>((value) => value === true)

/** A tuple of texts. */
/* @__NO_SIDE_EFFECTS__ */
export function rowOf<const Row extends readonly string[]>(length: Row['length']) {
  return v.custom<Row>(
    (row) =>
      Array.isArray(row) && row.length === length && row.every((text) => typeof text === 'string'),
  )
}

/** The furthest second that a `Date` holds: converting a later one to a day throws. */
const LAST_SECOND = 8.64e12

/** A time in epoch seconds UTC. */
export const seconds = v.custom<number>(
  (value) => typeof value === 'number' && Math.abs(value) <= LAST_SECOND,
)

/**
 * A text whose type is one of some words. Any text passes, because an index can be newer than the page
 * and have other words.
 */
/* @__NO_SIDE_EFFECTS__ */
export const knownText = <Word extends string>() =>
  v.custom<Word>((value) => typeof value === 'string')

/**
 * Values by name. If the type has certain names, others pass nevertheless: an index can be newer than
 * the page.
 */
type Table<Name extends string, Value> = string extends Name
  ? Readonly<Record<string, Value>>
  : { readonly [One in Name]?: Value }

/**
 * An object whose values fit one schema. Unlike `v.record` and `v.object`, it refuses lists and takes
 * any name, even `constructor`.
 */
/* @__NO_SIDE_EFFECTS__ */
export function tableOf<Value, Name extends string = string>(schema: v.GenericSchema<Value>) {
  return v.custom<Table<Name, Value>>(
    (value) =>
      typeof value === 'object' &&
      value !== null &&
      !Array.isArray(value) &&
      Object.values(value).every((one) => v.is(schema, one)),
  )
}
