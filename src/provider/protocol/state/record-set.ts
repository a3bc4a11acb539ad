import type { StoredRecord } from '../../engine/types.ts'
import { StoreCorruptError } from '../../store.ts'
import type { JsonObject } from '../json.ts'
import { readObject } from './entries.ts'

/** A record and the length of its JSON text. */
type Row = { readonly record: StoredRecord; readonly size: number }

/**
 * The records of an index in order of insertion; an update keeps the place. Primary and replicas share
 * one set. A set belongs to one state: whoever changes it works on a copy.
 */
export type RecordSet = {
  readonly id: number
  readonly rows: Map<number, Row>
  /** objectID → insertion number. */
  readonly sequences: Map<string, number>
  /** The insertion number of the next new record. */
  next: number
}

export function createRecordSet(id: number): RecordSet {
  return { id, rows: new Map(), sequences: new Map(), next: 0 }
}

export function copyRecordSet(set: RecordSet): RecordSet {
  return { ...set, rows: new Map(set.rows), sequences: new Map(set.sequences) }
}

/** Puts (text) or deletes (null) the record with an insertion number. Throws StoreCorruptError. */
export function projectRecord(
  set: RecordSet,
  change: { readonly key: string; readonly sequence: number; readonly text: string | null },
): void {
  const { key, sequence, text } = change
  if (text === null) return deleteRow(set, sequence)
  const record = readObject(key, text)
  if (!isStoredRecord(record)) throw new StoreCorruptError(key, 'is a record without objectID')
  set.rows.set(sequence, { record, size: text.length })
  set.sequences.set(record.objectID, sequence)
  set.next = Math.max(set.next, sequence + 1)
}

export function findRecord(set: RecordSet, objectID: string): StoredRecord | undefined {
  const sequence = set.sequences.get(objectID)
  return sequence === undefined ? undefined : set.rows.get(sequence)?.record
}

/** All records in order of insertion. */
export function listRecords(set: RecordSet): readonly StoredRecord[] {
  return Array.from(set.rows.values(), (row) => row.record)
}

/** The size of all records as JSON text. */
export function sizeOfRecords(set: RecordSet): number {
  let size = 0
  for (const row of set.rows.values()) size += row.size
  return size
}

function deleteRow(set: RecordSet, sequence: number): void {
  const row = set.rows.get(sequence)
  if (row === undefined) return
  set.rows.delete(sequence)
  set.sequences.delete(row.record.objectID)
}

function isStoredRecord(value: JsonObject): value is StoredRecord {
  return typeof value['objectID'] === 'string'
}
