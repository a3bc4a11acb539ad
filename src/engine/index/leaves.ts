/** A JSON value without members, except null. */
export type Leaf = string | number | boolean

export type JsonObject = { readonly [key: string]: unknown }

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function isLeaf(value: unknown): value is Leaf {
  return (
    typeof value === 'string' ||
    typeof value === 'boolean' ||
    (typeof value === 'number' && Number.isFinite(value))
  )
}

/** Reads own properties only: names such as `__proto__` are ordinary attributes. */
function ownValue(object: JsonObject, key: string): unknown {
  return Object.hasOwn(object, key) ? object[key] : undefined
}

/** Visits every leaf of a value in order. Arrays and objects are flattened, nulls skipped. */
function visitLeaves(value: unknown, visit: (leaf: Leaf) => void): void {
  if (isLeaf(value)) visit(value)
  else if (Array.isArray(value)) for (const item of value) visitLeaves(item, visit)
  else if (isObject(value)) for (const key of Object.keys(value)) visitLeaves(value[key], visit)
}

/** The value at a dotted path. Arrays are mapped: `specs.title` is a list of titles. */
function valuesAt(value: unknown, path: string): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => valuesAt(item, path))
  if (!isObject(value)) return undefined
  if (Object.hasOwn(value, path)) return value[path]
  const dot = path.indexOf('.')
  return dot === -1 ? undefined : valuesAt(ownValue(value, path.slice(0, dot)), path.slice(dot + 1))
}

export function visitAttribute(
  record: JsonObject,
  attribute: string,
  visit: (leaf: Leaf) => void,
): void {
  visitLeaves(valuesAt(record, attribute), visit)
}

/** The single leaf of an attribute; undefined for a missing value, a list or an object. */
export function leafAt(record: JsonObject, attribute: string): Leaf | undefined {
  const value = valuesAt(record, attribute)
  return isLeaf(value) ? value : undefined
}
