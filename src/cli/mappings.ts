import { writeFile } from 'node:fs/promises'

import * as v from 'valibot'

import {
  type FeatureMappings,
  MAPPINGS,
  type Mappings,
  mappingsFile,
} from '#ingest/sources/mappings.ts'
import { type Located, readEach, readShape, objectOf } from '#ingest/sources/read-shape.ts'
import { type Infer, texts } from '#lib/schema.ts'

const REPOSITORY = `web-platform-dx/${MAPPINGS}`
const FILE = 'mappings/combined-data.json'

/** Fewer features than before by more than this share: something is wrong with the new data. */
const MOST_LOST = 0.1

const logSchema = v.tuple([
  v.object({ sha: v.string(), commit: v.object({ committer: v.object({ date: v.string() }) }) }),
])

/** What the repository has about a feature. */
const factsSchema = v.object({
  'standards-positions': v.optional(
    v.array(
      v.object({
        vendor: v.string(),
        url: v.string(),
        position: v.nullish(v.string(), ''),
        concerns: v.optional(texts, []),
      }),
    ),
    [],
  ),
  bugs: v.optional(objectOf(texts)),
  'developer-signals': v.optional(v.object({ url: v.string(), votes: v.number() })),
  interop: v.optional(v.array(v.object({ year: v.number(), url: v.string() })), []),
  'chrome-status': v.optional(v.array(v.object({ id: v.number() })), []),
  'chrome-use-counters': v.optional(
    v.object({ url: v.string(), percentageOfPageLoad: v.number() }),
  ),
  wpt: v.optional(v.object({ url: v.string() })),
})

/** How the refresh reads an address and where it writes. */
export type MappingsPlace = {
  /** Returns parsed JSON. */
  readonly read?: (address: string) => Promise<unknown>
  readonly file?: string
  /** What the file holds so far. */
  readonly before: Pick<Mappings, 'features'>
}

/**
 * Replaces the data file with the newest facts of its repository.
 *
 * @throws {SourceError} if they have another shape
 * @throws {Error} if they cannot be read, or if many features are gone
 */
export async function refreshMappings({
  read = readJson,
  file = mappingsFile,
  before,
}: MappingsPlace): Promise<Mappings> {
  const log = `https://api.github.com/repos/${REPOSITORY}/commits?path=${FILE}&per_page=1`
  const [newest] = readShape(logSchema, { value: await read(log), at: log })
  const { sha: commit } = newest
  const date = newest.commit.committer.date.slice(0, 10)
  const data = `https://raw.githubusercontent.com/${REPOSITORY}/${commit}/${FILE}`
  const mappings = {
    source: REPOSITORY,
    licence: 'Apache-2.0',
    commit: commit.slice(0, 7),
    date,
    features: readFeatures({ value: await read(data), at: FILE }),
  }
  const [old, now] = [before.features, mappings.features].map((all) => Object.keys(all).length)
  if (now === undefined || old === undefined || now < old * (1 - MOST_LOST)) {
    throw new Error(
      `${REPOSITORY} has ${String(now)} features, and had ${String(old)}. If that is right, remove the features from ${file} and run it again.`,
    )
  }
  await writeFile(file, writeMappings(mappings))
  return mappings
}

async function readJson(address: string): Promise<unknown> {
  const response = await fetch(address, { signal: AbortSignal.timeout(60_000) })
  if (!response.ok) throw new Error(`${address} answered ${String(response.status)}.`)
  return response.json()
}

/** One line for each feature, so that a change shows what it is about. */
function writeMappings({ features, ...head }: Mappings): string {
  const lines = Object.entries(features).map(
    ([id, facts]) => `${JSON.stringify(id)}:${JSON.stringify(facts)}`,
  )
  return `${JSON.stringify(head).slice(0, -1)},"features":{\n${lines.join(',\n')}\n}}\n`
}

function readFeatures(data: Located): Mappings['features'] {
  return Object.fromEntries(
    readEach(factsSchema, data)
      .map(([id, facts]) => [id, mappingsOf(facts)] as const)
      .filter(([, facts]) => Object.values(facts).some((fact) => fact !== undefined))
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )
}

function mappingsOf(facts: Infer<typeof factsSchema>): FeatureMappings {
  const votes = facts['developer-signals']
  const pageLoads = facts['chrome-use-counters']
  return {
    positions: unlessEmpty(facts['standards-positions']),
    bugs: facts.bugs,
    votes: votes && { url: votes.url, count: votes.votes },
    interop: unlessEmpty(facts.interop),
    chromeStatus: unlessEmpty(facts['chrome-status'].map(({ id }) => id)),
    pageLoads: pageLoads && { url: pageLoads.url, share: pageLoads.percentageOfPageLoad },
    tests: facts.wpt?.url,
  }
}

const unlessEmpty = <Item>(items: readonly Item[]) => (items.length > 0 ? items : undefined)
