import { writeFile } from 'node:fs/promises'

import {
  type FeatureMappings,
  MAPPINGS,
  type Mappings,
  mappingsFile,
} from '#ingest/sources/mappings.ts'
import {
  entriesOf,
  itemsOf,
  type Located,
  memberOf,
  numberOf,
  optionalStringOf,
  stringOf,
} from '#ingest/sources/shape.ts'

const REPOSITORY = `web-platform-dx/${MAPPINGS}`
const FILE = 'mappings/combined-data.json'

/** Fewer features than before by more than this share: something is wrong with the new data. */
const MOST_LOST = 0.1

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
  const [newest = { value: undefined, at: log }] = itemsOf({ value: await read(log), at: log })
  const commit = stringOf(memberOf(newest, 'sha'))
  const committer = memberOf(memberOf(newest, 'commit'), 'committer')
  const date = stringOf(memberOf(committer, 'date')).slice(0, 10)
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
    entriesOf(data)
      .map(([id, facts]) => [id, readFacts(facts)] as const)
      .filter(([, facts]) => Object.values(facts).some((fact) => fact !== undefined))
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )
}

function readFacts(facts: Located): FeatureMappings {
  const listOf = <Item>(name: string, read: (item: Located) => Item) => {
    const items = itemsOf(memberOf(facts, name)).map(read)
    return items.length > 0 ? items : undefined
  }
  const partOf = <Part>(name: string, read: (part: Located) => Part) => {
    const part = memberOf(facts, name)
    return part.value === undefined ? undefined : read(part)
  }
  return {
    positions: listOf('standards-positions', (item) => ({
      vendor: stringOf(memberOf(item, 'vendor')),
      url: stringOf(memberOf(item, 'url')),
      position: optionalStringOf(memberOf(item, 'position')) ?? '',
      concerns: itemsOf(memberOf(item, 'concerns')).map(stringOf),
    })),
    bugs: partOf('bugs', (bugs) =>
      Object.fromEntries(
        entriesOf(bugs).map(([browser, urls]) => [browser, itemsOf(urls).map(stringOf)]),
      ),
    ),
    votes: partOf('developer-signals', (part) => ({
      url: stringOf(memberOf(part, 'url')),
      count: numberOf(memberOf(part, 'votes')),
    })),
    interop: listOf('interop', (item) => ({
      year: numberOf(memberOf(item, 'year')),
      url: stringOf(memberOf(item, 'url')),
    })),
    chromeStatus: listOf('chrome-status', (item) => numberOf(memberOf(item, 'id'))),
    pageLoads: partOf('chrome-use-counters', (part) => ({
      url: stringOf(memberOf(part, 'url')),
      share: numberOf(memberOf(part, 'percentageOfPageLoad')),
    })),
    tests: partOf('wpt', (part) => stringOf(memberOf(part, 'url'))),
  }
}
