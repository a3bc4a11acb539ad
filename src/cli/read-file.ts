import { readFile } from 'node:fs/promises'

import type { IndexSettings } from 'algoliasearch'

import type { IndexRecord } from '#catalogue/define-index.ts'

import { UsageError } from './environment.ts'

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Reads records: a JSON array of objects, each with a unique objectID.
 * @throws {UsageError} naming the file, the element and the remedy.
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

/** Settings read from a file. Their names are not checked: the provider refuses unknown ones. */
export type SettingsFile = {
  readonly settings: IndexSettings
  /** Names in the file that older exports contain but that are not settings any more. */
  readonly ignored: readonly string[]
}

/** Names in an export that describe the index, not its settings. */
const descriptions: ReadonlySet<string> = new Set(['version', 'primary'])
const collections: ReadonlySet<string> = new Set(['synonyms', 'placeholders', 'altCorrections'])
const aliases: ReadonlyMap<string, string> = new Map([
  ['attributesToIndex', 'searchableAttributes'],
  ['numericAttributesToIndex', 'numericAttributesForFiltering'],
  ['slaves', 'replicas'],
])

/** The settings in an export, or in what a provider answers about an index. */
export function settingsOf(value: object): SettingsFile {
  const entries = Object.entries(value).filter(([name]) => !descriptions.has(name))
  const kept = entries.filter(([name]) => !collections.has(name))
  const former = kept.flatMap(([name, setting]) => {
    const present = aliases.get(name)
    return present === undefined || setting === null ? [] : [[present, setting] as const]
  })
  const present = kept.filter(([name]) => !aliases.has(name))
  return {
    settings: Object.fromEntries([...former, ...present]),
    ignored: entries.flatMap(([name]) => (collections.has(name) ? [name] : [])),
  }
}

/**
 * Reads settings: a JSON object, handwritten or exported from an application.
 * @throws {UsageError} naming the file and the remedy.
 */
export async function readSettingsFile(file: string): Promise<SettingsFile> {
  const remedy = 'Write a JSON object of settings, such as {"searchableAttributes": ["name"]}.'
  const value = await readJson(file, remedy)
  if (isObject(value)) return settingsOf(value)
  throw new UsageError(`${file} is JSON, but no object. ${remedy}`)
}

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
