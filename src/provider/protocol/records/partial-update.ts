import { badRequest } from '#provider/protocol/errors.ts'
import { isJsonObject, type JsonObject } from '#provider/protocol/json.ts'

/**
 * Applies a partial update to the attributes of a record: a plain value replaces, `{ _operation,
 * value }` computes.
 * @returns undefined if the condition of an operation fails
 * @throws ApiError 400 for an invalid operation
 */
export function applyPatch(
  record: JsonObject | undefined,
  patch: JsonObject,
): JsonObject | undefined {
  const after = new Map(Object.entries(record ?? {}))
  for (const [name, change] of Object.entries(patch)) {
    const value = isOperation(change) ? operate(after.get(name), change) : change
    if (value === undefined) return undefined
    after.set(name, value)
  }
  return Object.fromEntries(after)
}

type Operation = { readonly _operation: string; readonly value: unknown }

function isOperation(change: unknown): change is Operation {
  return isJsonObject(change) && typeof change['_operation'] === 'string'
}

/** Returns the new value of an attribute; undefined if the condition of the operation fails. */
type Operate = (before: unknown, value: unknown) => unknown

const OPERATIONS: ReadonlyMap<string, Operate> = new Map<string, Operate>([
  ['Increment', (before, value) => numberOr0(before) + numeric(value)],
  ['Decrement', (before, value) => numberOr0(before) - numeric(value)],
  ['Add', (before, value) => [...items(before), value]],
  ['Remove', (before, value) => items(before).filter((item) => item !== value)],
  [
    'AddUnique',
    (before, value) => (items(before).includes(value) ? before : [...items(before), value]),
  ],
  [
    'IncrementFrom',
    (before, value) => (numberOr0(before) === numeric(value) ? numeric(value) + 1 : undefined),
  ],
  [
    'IncrementSet',
    (before, value) => (numeric(value) > numberOr0(before) ? numeric(value) : undefined),
  ],
])

function operate(before: unknown, { _operation, value }: Operation): unknown {
  const operation = OPERATIONS.get(_operation)
  if (operation !== undefined) return operation(before, value)
  throw badRequest(
    `Invalid operation: ${_operation}, expected one of ${[...OPERATIONS.keys()].join(', ')}`,
  )
}

function numberOr0(value: unknown): number {
  return typeof value === 'number' ? value : 0
}

function numeric(value: unknown): number {
  if (typeof value === 'number') return value
  throw badRequest('Invalid operation: expected a number as its value')
}

function items(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value
  return value === undefined || value === null ? [] : [value]
}
