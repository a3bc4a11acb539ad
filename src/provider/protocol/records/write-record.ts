import { ApiError, badRequest } from '#provider/protocol/errors.ts'
import { type JsonObject, isJsonObject } from '#provider/protocol/json.ts'
import type { IndexRef } from '#provider/protocol/request/request-context.ts'
import { recordSetOf } from '#provider/protocol/state/built-indexes.ts'
import type { Draft } from '#provider/protocol/state/draft.ts'
import { recordKey } from '#provider/protocol/state/entries.ts'
import { findRecord, sequenceOf } from '#provider/protocol/state/record-set.ts'

export type RecordWrite = {
  readonly index: IndexRef
  readonly body: JsonObject
  readonly objectID: string
  readonly recordBytes: number
  /** Position of the record in its request, for error messages. */
  readonly position: number
}

/**
 * Stores a record. It replaces a record with the same objectID and keeps that record's insertion
 * number.
 * @throws ApiError 400 for a record that is too large
 */
export function putRecord(draft: Draft, write: RecordWrite): void {
  const { index, body, objectID } = write
  const text = JSON.stringify({ ...body, objectID })
  checkSize(write, text)
  const set = recordSetOf(draft.state, index.id)
  draft.putText(recordKey(set.id, sequenceOf(set, objectID) ?? set.next), text)
}

/**
 * Changes attributes of a record; `create` decides whether a missing record is created.
 * @throws ApiError 400
 */
export function patchRecord(draft: Draft, write: RecordWrite, create: boolean): void {
  const before = findRecord(recordSetOf(draft.state, write.index.id), write.objectID)
  if (before === undefined && !create) return
  const body = applyPatch(before, write.body)
  if (body !== undefined) putRecord(draft, { ...write, body })
}

/** Deletes a record if it exists. */
export function deleteRecord(draft: Draft, index: IndexRef, objectID: string): void {
  const set = recordSetOf(draft.state, index.id)
  const sequence = sequenceOf(set, objectID)
  if (sequence !== undefined) draft.put(recordKey(set.id, sequence), null)
}

/**
 * The objectID of a body as a string, if it has one.
 * @throws ApiError 400 for an objectID that is neither a number nor a non-empty string
 */
export function objectIdOf(body: JsonObject): string | undefined {
  const { objectID } = body
  if (objectID === undefined || objectID === null) return undefined
  if (typeof objectID === 'number') return String(objectID)
  if (typeof objectID === 'string' && objectID !== '') return objectID
  throw badRequest('Invalid objectID, expected a string that is not empty, or a number')
}

function checkSize({ objectID, position, recordBytes }: RecordWrite, text: string): void {
  if (text.length * 3 <= recordBytes) return
  const size = new TextEncoder().encode(text).length
  if (size <= recordBytes) return
  throw new ApiError(
    400,
    `Record at the position ${position} objectID=${objectID} is too big size=${size} bytes. Please have at most ${recordBytes} bytes in a record.`,
    { position, objectID },
  )
}

/**
 * Applies a partial update to the attributes of a record: a plain value replaces, `{ _operation,
 * value }` computes.
 * @returns undefined if the condition of an operation fails
 * @throws ApiError 400 for an invalid operation
 */
function applyPatch(record: JsonObject | undefined, patch: JsonObject): JsonObject | undefined {
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
