import { readFile } from 'node:fs/promises'

import { buildRecords } from '#ingest/build.ts'
import { knowledgeOf } from '#ingest/knowledge.ts'
import { exposureOf } from '#ingest/sources/exposure.ts'
import type { Sources } from '#ingest/sources/sources.ts'
import { collectSurprises } from '#ingest/sources/surprises.ts'

const file = new URL('../unit/ingest/fixtures/excerpt.json', import.meta.url)

/**
 * What the sources were for some features, entries, releases and specifications on a day in November 2026: an excerpt
 * that stays the same, for tests of how records follow from data.
 */
export async function readExcerpt(): Promise<Sources> {
  const excerpt = JSON.parse(await readFile(file, 'utf8'), revive)
  return {
    notes: new Map(),
    mappings: { source: '', licence: '', commit: '', date: '', features: {} },
    exposure: exposureOf([]),
    idlTypes: { parents: new Map(), values: new Map() },
    definitions: { idl: new Map(), css: [] },
    nodeSchedule: new Map([
      ['20', '2026-04-30'],
      ['22', '2027-04-30'],
      ['24', '2028-04-30'],
    ]),
    changes: [],
    ...excerpt,
  }
}

/** JSON has neither maps nor sets: the file marks the lists that are one. */
function revive(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if ('$map' in value && Array.isArray(value.$map)) return new Map(value.$map)
  if ('$set' in value && Array.isArray(value.$set)) return new Set(value.$set)
  return value
}

/** The records of an excerpt. */
export async function recordsOfExcerpt() {
  const sources = await readExcerpt()
  const knowledge = knowledgeOf(sources, collectSurprises())
  return buildRecords({ sources, knowledge, onProgress: () => {} })
}
