import { ApiError, badRequest } from '#provider/protocol/errors.ts'
import { requireIndexName } from '#provider/protocol/indices/write-index.ts'
import { isJsonObject, type JsonObject } from '#provider/protocol/json.ts'
import { boolean, integer, list, text } from '#provider/protocol/parameters/parsers.ts'
import { asObject } from '#provider/protocol/request/body.ts'
import type { State } from '#provider/protocol/state/state.ts'

/** An index whose searches and facets become suggestions. */
export type SourceIndex = {
  readonly indexName: string
  /** Whether searches of its replicas count too. */
  readonly replicas: boolean
  /** Only searches with one of these tags; empty: all. */
  readonly analyticsTags: readonly string[]
  /** `amount`: number of most frequent values added to each suggestion. */
  readonly facets: readonly { readonly attribute: string; readonly amount: number }[]
  readonly minHits: number
  readonly minLetters: number
  /** Lists of facets. Combinations of one value per facet become suggestions. */
  readonly generate: readonly (readonly string[])[]
  /** Names of indices of records with `query` and `count`. */
  readonly external: readonly string[]
}

export type Configuration = {
  readonly indexName: string
  readonly sourceIndices: readonly SourceIndex[]
  readonly languages: readonly string[] | boolean
  readonly exclude: readonly string[]
  readonly enablePersonalization: boolean
  readonly allowSpecialCharacters: boolean
}

const MEMBERS: ReadonlySet<string> = new Set([
  'appID',
  'indexName',
  'sourceIndices',
  'languages',
  'exclude',
  'enablePersonalization',
  'allowSpecialCharacters',
])

const SOURCE_MEMBERS: ReadonlySet<string> = new Set([
  'indexName',
  'replicas',
  'analyticsTags',
  'facets',
  'minHits',
  'minLetters',
  'generate',
  'external',
])

/** Entries of a list of objects. */
const MOST = 100

/**
 * Reads a configuration as sent. Missing members get the defaults of the hosted service.
 * @throws ApiError 400 that names the invalid member
 */
export function readConfiguration(body: JsonObject, indexName: string): Configuration {
  refuseUnknown(body, MEMBERS)
  requireIndexName(indexName)
  const sources = objectsOf(body, 'sourceIndices')
  if (sources.length === 0) throw badRequest('Expected at least one index in "sourceIndices"')
  return {
    indexName,
    sourceIndices: sources.map(readSource),
    languages: readLanguages(body['languages'] ?? false),
    exclude: readExclude(body),
    enablePersonalization: boolean(body['enablePersonalization'] ?? false, 'enablePersonalization'),
    allowSpecialCharacters: boolean(
      body['allowSpecialCharacters'] ?? false,
      'allowSpecialCharacters',
    ),
  }
}

function readSource(body: JsonObject): SourceIndex {
  refuseUnknown(body, SOURCE_MEMBERS)
  const count = integer({ min: 0 })
  const generate = body['generate'] ?? []
  if (!Array.isArray(generate)) throw badRequest('Expected a list of lists in "generate"')
  return {
    indexName: readName(body, 'indexName'),
    replicas: boolean(body['replicas'] ?? false, 'replicas'),
    analyticsTags: list(body['analyticsTags'] ?? [], 'analyticsTags'),
    facets: objectsOf(body, 'facets').map((facet) => ({
      attribute: readName(facet, 'attribute'),
      amount: integer({ min: 1, max: 100 })(facet['amount'] ?? 1, 'amount'),
    })),
    minHits: count(body['minHits'] ?? 5, 'minHits'),
    minLetters: count(body['minLetters'] ?? 4, 'minLetters'),
    generate: generate.map((attributes) => list(attributes, 'generate')),
    external: list(body['external'] ?? [], 'external'),
  }
}

function refuseUnknown(body: JsonObject, known: ReadonlySet<string>): void {
  const unknown = Object.keys(body).find((name) => !known.has(name))
  if (unknown !== undefined) throw badRequest(`Unknown member of a configuration: ${unknown}`)
}

function readName(body: JsonObject, name: string): string {
  const value = body[name] ?? ''
  if (value === '') throw badRequest(`Expected "${name}" in every entry`)
  return text(value, name)
}

function objectsOf(body: JsonObject, name: string): readonly JsonObject[] {
  const entries = body[name] ?? []
  if (!Array.isArray(entries)) throw badRequest(`Expected a list of objects in "${name}"`)
  if (entries.length > MOST) throw badRequest(`Expected at most ${MOST} entries in "${name}"`)
  return entries.map((entry) => asObject(entry))
}

function readLanguages(raw: unknown): readonly string[] | boolean {
  return Array.isArray(raw) ? list(raw, 'languages') : boolean(raw, 'languages')
}

/** A nested repetition, which can make matching take exponential time. */
const NESTED_REPETITION = /[*+}][^()]*\)[*+{]/

function readExclude(body: JsonObject): readonly string[] {
  const entries = list(body['exclude'] ?? [], 'exclude')
  for (const entry of entries) {
    if (NESTED_REPETITION.test(entry)) {
      throw badRequest(`Invalid entry of "exclude": ${entry}, expected no repetition in another`)
    }
    excluder(entry)
  }
  return entries
}

/**
 * The test for an entry of `exclude`. An entry of letters, digits, spaces and hyphens matches whole
 * words of the suggestion; any other entry is a regular expression.
 * @throws ApiError 400 for an invalid expression
 */
export function excluder(entry: string): (query: string) => boolean {
  const isWord = /^[\p{L}\p{N}\s-]+$/u.test(entry)
  const source = isWord ? `(?<![\\p{L}\\p{N}])${entry}(?![\\p{L}\\p{N}])` : entry
  try {
    const pattern = new RegExp(source, 'iu')
    return (query) => pattern.test(query)
  } catch {
    throw badRequest(`Invalid entry of "exclude": ${entry}, expected a word or regular expression`)
  }
}

/** Prefix of the `configs` keys of configurations; a number follows. */
export const CONFIGURATIONS = 'suggestions/'

export type StoredConfiguration = { readonly key: string; readonly configuration: Configuration }

/** All configurations in order of creation. */
export function listConfigurations({ configs }: State): readonly StoredConfiguration[] {
  return [...configs]
    .filter(([key]) => key.startsWith(CONFIGURATIONS))
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, { indexName, ...rest }]) => ({
      key,
      configuration: readConfiguration(rest, text(indexName, 'indexName')),
    }))
}

export function findConfiguration(
  state: State,
  indexName: string,
): StoredConfiguration | undefined {
  return listConfigurations(state).find(
    ({ configuration }) => configuration.indexName === indexName,
  )
}

/** @throws ApiError 404 */
export function requireConfiguration(state: State, indexName: string): StoredConfiguration {
  const stored = findConfiguration(state, indexName)
  if (stored !== undefined) return stored
  throw new ApiError(404, `There is no configuration for index ${indexName}`)
}

/** An entry in the log of a build. */
export type BuildLogEntry = {
  /** ISO date. */
  readonly timestamp: string
  readonly level: 'SKIP' | 'INFO' | 'ERROR'
  readonly message: string
  readonly contextLevel: number
}

/** The last build of a configuration. */
export type BuildReport = {
  readonly lastBuiltAt: string | null
  readonly lastSuccessfulBuiltAt: string | null
  /** Seconds. */
  readonly lastSuccessfulBuildDuration: string | null
  readonly log: readonly JsonObject[]
}

const NEVER: BuildReport = {
  lastBuiltAt: null,
  lastSuccessfulBuiltAt: null,
  lastSuccessfulBuildDuration: null,
  log: [],
}

/** The `configs` key of the report of a configuration's builds. */
export const reportKey = (configurationKey: string): string =>
  configurationKey.replace(CONFIGURATIONS, 'suggestion-builds/')

/** The report of a configuration's builds; empty before the first build. */
export function buildReportOf({ configs }: State, configurationKey: string): BuildReport {
  const stored = configs.get(reportKey(configurationKey))
  if (stored === undefined) return NEVER
  const { log } = stored
  return {
    lastBuiltAt: textOrNull(stored['lastBuiltAt']),
    lastSuccessfulBuiltAt: textOrNull(stored['lastSuccessfulBuiltAt']),
    lastSuccessfulBuildDuration: textOrNull(stored['lastSuccessfulBuildDuration']),
    log: Array.isArray(log) ? log.filter(isJsonObject) : [],
  }
}

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null)
