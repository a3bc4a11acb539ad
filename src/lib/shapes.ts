export type Check<Value> = (value: unknown) => value is Value

export const isText: Check<string> = (value) => typeof value === 'string'

export const isNumber: Check<number> = (value) => typeof value === 'number'

/** Compares by identity. */
export function isOneOf<const Value>(values: readonly Value[]): Check<Value> {
  return (value): value is Value => values.some((one) => one === value)
}

export function isEither<A, B>(isA: Check<A>, isB: Check<B>): Check<A | B> {
  return (value): value is A | B => isA(value) || isB(value)
}

export function isOptional<Value>(isValue: Check<Value>): Check<Value | undefined> {
  return (value): value is Value | undefined => value === undefined || isValue(value)
}

export function isListOf<Item>(isItem: Check<Item>): Check<readonly Item[]> {
  return (value): value is readonly Item[] => Array.isArray(value) && value.every(isItem)
}

/** An object with arbitrary keys whose values all have one type. */
export function isTableOf<Value>(isValue: Check<Value>): Check<Readonly<Record<string, Value>>> {
  return (value): value is Readonly<Record<string, Value>> =>
    isObject(value) && !Array.isArray(value) && Object.values(value).every(isValue)
}

/** An object with these properties. Other properties are ignored: newer data may have them. */
export function isShape<Value extends object>(checks: {
  readonly [Name in keyof Value]-?: Check<Value[Name]>
}): Check<Value> {
  const fields: readonly [string, Check<unknown>][] = Object.entries(checks)
  return (value): value is Value =>
    isObject(value) && fields.every(([name, isField]) => isField(Reflect.get(value, name)))
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
