import type { StoredRecords, StoredRecord } from '#engine/index.ts'
import type { Compressor } from '#provider/compressor.ts'
import { isJsonObject, type JsonObject, parseJson } from '#provider/protocol/json.ts'
import { StoreCorruptError } from '#provider/store.ts'

import { Directory } from './directory.ts'
import { readObject } from './entries.ts'
import { Rows } from './rows.ts'

/**
 * The records of an index in insertion order. An update keeps the insertion number. A primary and
 * its replicas share one set. A set belongs to one state; other states change a copy.
 */
export type RecordSet = {
  readonly id: number
  /**
   * Insertion number → JSON text. Objects take several times as much memory and slow down garbage
   * collection, while a search shows only one page of them.
   */
  readonly rows: Rows
  /** objectID → insertion number. */
  readonly sequences: Directory
  /** The insertion number of the next new record. */
  next: number
  /** Total length of all records as JSON text. */
  size: number
  /** Recently shown records by insertion number: while a user types, most results stay the same. */
  readonly shown: Map<number, StoredRecord>
}

/** The maximum size of `shown`, a few megabytes. */
const MOST_SHOWN = 500

/** @param compressor compresses the texts of a large set; optional */
export function createRecordSet(id: number, compressor?: Compressor): RecordSet {
  const rows = new Rows(compressor)
  return { id, rows, sequences: new Directory(), next: 0, size: 0, shown: new Map() }
}

export function copyRecordSet(set: RecordSet): RecordSet {
  return {
    ...set,
    rows: set.rows.fork(),
    sequences: new Directory(set.sequences),
    shown: new Map(),
  }
}

/**
 * Sets (text) or deletes (null) the record with an insertion number.
 * @throws StoreCorruptError for invalid text
 */
export function projectRecord(
  set: RecordSet,
  change: { readonly key: string; readonly sequence: number; readonly text: string | null },
): void {
  const { key, sequence, text } = change
  set.shown.delete(sequence)
  deleteSize(set, sequence)
  if (text === null) return deleteRow(set, sequence)
  const objectID = readObjectID(key, text)
  const before = set.rows.has(sequence)
  set.rows.set(sequence, text)
  // An update keeps its number and objectID.
  if (!before) set.sequences.add(objectID, sequence)
  set.size += text.length
  set.next = Math.max(set.next, sequence + 1)
}

/** The start of most records. */
const ID_FIRST = '{"objectID":"'

/**
 * Reads the objectID from a record's text. If it comes first and needs no escapes, as in most
 * records, the rest is not parsed, because parsing would dominate the time to open a store. Stored
 * text was valid when written, and its checksum detects changes.
 * @throws StoreCorruptError for text without an objectID
 */
function readObjectID(key: string, text: string): string {
  const end = text.startsWith(ID_FIRST) ? text.indexOf('"', ID_FIRST.length) : -1
  const id = text.slice(ID_FIRST.length, end)
  if (end !== -1 && text.endsWith('}') && !id.includes('\\')) return id
  const { objectID } = readObject(key, text)
  if (typeof objectID === 'string') return objectID
  throw new StoreCorruptError(key, 'is a record without objectID')
}

/** The insertion number of the record with an objectID; undefined if there is none. */
export function sequenceOf(set: RecordSet, objectID: string): number | undefined {
  return set.sequences.get(objectID, (number) => {
    const text = set.rows.get(number)
    return text !== undefined && readObjectID('', text) === objectID
  })
}

export function findRecord(set: RecordSet, objectID: string): StoredRecord | undefined {
  const sequence = sequenceOf(set, objectID)
  return sequence === undefined ? undefined : readRow(set, sequence)
}

/** The JSON text of each record, in insertion order. */
export function* recordTexts({ rows }: RecordSet): Generator<string> {
  for (const [, text] of rows.entries()) yield text
}

/** All records in insertion order, parsed from their text. */
export function listRecords(set: RecordSet): StoredRecords {
  const sequences = Float64Array.from(set.rows.numbers())
  return {
    length: sequences.length,
    at: (number) => readShown(set, sequences[number] ?? -1),
    *[Symbol.iterator]() {
      for (const sequence of sequences) {
        const record = readRow(set, sequence)
        if (record !== undefined) yield record
      }
    },
  }
}

function readShown(set: RecordSet, sequence: number): StoredRecord | undefined {
  const known = set.shown.get(sequence)
  if (known !== undefined) return known
  const record = readRow(set, sequence)
  if (record === undefined) return undefined
  if (set.shown.size === MOST_SHOWN) set.shown.clear()
  set.shown.set(sequence, record)
  return record
}

function readRow(set: RecordSet, sequence: number): StoredRecord | undefined {
  const text = set.rows.get(sequence)
  const record = text === undefined ? undefined : parseJson(text)
  return isJsonObject(record) && isStoredRecord(record) ? record : undefined
}

function deleteSize(set: RecordSet, sequence: number): void {
  set.size -= set.rows.get(sequence)?.length ?? 0
}

function deleteRow(set: RecordSet, sequence: number): void {
  const record = readRow(set, sequence)
  if (record === undefined) return
  set.rows.delete(sequence)
  set.sequences.delete(record.objectID, sequence)
}

function isStoredRecord(value: JsonObject): value is StoredRecord {
  return typeof value['objectID'] === 'string'
}
