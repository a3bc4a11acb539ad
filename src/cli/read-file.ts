import { readFile } from 'node:fs/promises'

import type { IndexSettings } from 'algoliasearch'

import type { IndexRecord } from '#catalogue/define-index.ts'

import { UsageError } from './environment.ts'

async function readJson(file: string, remedy: string): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new UsageError(`${file} cannot be read: ${reason}`, { cause })
  })
  try {
    return JSON.parse(text)
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new UsageError(`${file} is not JSON (${reason}). ${remedy}`, { cause })
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function readRecord(value: unknown, place: string): IndexRecord {
  if (!isObject(value)) {
    throw new UsageError(`${place} is not an object. Every element must be one, with an objectID.`)
  }
  const { objectID } = value
  const isId = (typeof objectID === 'string' && objectID !== '') || Number.isInteger(objectID)
  if (isId) return { ...value, objectID: String(objectID) }
  throw new UsageError(
    `${place} has no objectID. Give every element one: a text or a whole number, unique in the file.`,
  )
}

/**
 * Reads records: a JSON array of objects, each with a unique objectID.
 * @throws {UsageError} naming the file, the place and the remedy.
 */
export async function readRecordFile(file: string): Promise<readonly IndexRecord[]> {
  const remedy = 'Write a JSON array of objects, each with an objectID.'
  const value = await readJson(file, remedy)
  if (!Array.isArray(value)) throw new UsageError(`${file} is JSON, but no array. ${remedy}`)
  const places = new Map<string, number>()
  return value.map((element: unknown, position) => {
    const place = `${file}: element ${position + 1} of ${value.length}`
    const record = readRecord(element, place)
    const earlier = places.get(record.objectID)
    if (earlier !== undefined) {
      throw new UsageError(
        `${place} has the objectID "${record.objectID}" of element ${earlier}. Only one of them would be kept: give each its own.`,
      )
    }
    places.set(record.objectID, position + 1)
    return record
  })
}

// What settings there are is for the provider to say: it names one that it does not know.
const isSettings = (value: unknown): value is IndexSettings => isObject(value)

/**
 * Reads settings: a JSON object.
 * @throws {UsageError} naming the file and the remedy.
 */
export async function readSettingsFile(file: string): Promise<IndexSettings> {
  const remedy = 'Write a JSON object of settings, such as {"searchableAttributes": ["name"]}.'
  const value = await readJson(file, remedy)
  if (isSettings(value)) return value
  throw new UsageError(`${file} is JSON, but no object. ${remedy}`)
}
