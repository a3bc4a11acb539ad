import { otherForms } from '#engine/index.ts'
import { NO_GRANT } from '#provider/protocol/access/grant.ts'
import { isJsonObject, type JsonObject } from '#provider/protocol/json.ts'
import { readParameters } from '#provider/protocol/parameters/request-parameters.ts'
import { answerSearch } from '#provider/protocol/queries/search-answer.ts'
import { createBudget, startWallTimer } from '#provider/protocol/request/budget.ts'
import { findIndex, type RequestContext } from '#provider/protocol/request/request-context.ts'
import type { State } from '#provider/protocol/state/state.ts'

import { type Candidates, readCandidates, type SuggestionSource } from './candidates.ts'
import { type BuildLogEntry, type Configuration, excluder } from './configuration.ts'

/** A record of a suggestions index, in the format of the hosted service. */
export type BuiltSuggestion = JsonObject & {
  /** The query text. */
  readonly objectID: string
  readonly popularity: number
}

/** The suggestions of a build, most popular first, and its log. */
export type Built = {
  readonly suggestions: readonly BuiltSuggestion[]
  readonly log: readonly BuildLogEntry[]
  readonly hasFailed: boolean
}

/** Maximum number of suggestions per build. */
const MOST = 1000
/** Maximum number of candidates per source that are checked by a search. */
const MOST_CHECKED = 3 * MOST
/** Number of log entries kept, the last ones. */
const MOST_ENTRIES = 200

type Log = (level: BuildLogEntry['level'], message: string, contextLevel?: number) => void

/**
 * Builds the suggestions of a configuration: the candidates of each source that are long enough,
 * not excluded, and found by a search of the source.
 */
export async function buildSuggestions(
  context: RequestContext,
  configuration: Configuration,
): Promise<Built> {
  const log: BuildLogEntry[] = []
  let hasFailed = false
  const write: Log = (level, message, contextLevel = 0) => {
    hasFailed ||= level === 'ERROR'
    if (log.length === MOST_ENTRIES) log.shift()
    log.push({ timestamp: new Date(context.now()).toISOString(), level, message, contextLevel })
  }
  const state = await context.database.read()
  const byText = new Map<string, BuiltSuggestion>()
  await configuration.sourceIndices.reduce(async (before, settings) => {
    await before
    const index = findIndex(state, settings.indexName)
    if (index === undefined) {
      write('ERROR', `source index ${settings.indexName} does not exist`)
      return
    }
    const found = await buildSource({ context, configuration, write }, { state, index, settings })
    for (const suggestion of found) {
      const known = byText.get(suggestion.objectID)
      const popularity = (known?.popularity ?? 0) + suggestion.popularity
      byText.set(suggestion.objectID, { ...known, ...suggestion, popularity })
    }
  }, Promise.resolve())
  const suggestions = [...byText.values()].toSorted(byPopularity).slice(0, MOST)
  write('INFO', `${suggestions.length} suggestions`)
  return { suggestions, log, hasFailed }
}

function byPopularity(a: BuiltSuggestion, b: BuiltSuggestion): number {
  return b.popularity - a.popularity || (a.objectID < b.objectID ? -1 : 1)
}

type Run = {
  readonly context: RequestContext
  readonly configuration: Configuration
  readonly write: Log
}

async function buildSource(
  run: Run,
  source: SuggestionSource,
): Promise<readonly BuiltSuggestion[]> {
  const { context, write } = run
  const name = source.index.entry.name
  write('INFO', `reading ${name}`)
  const candidates = await readCandidates(context, source, (problem) => write('ERROR', problem))
  const wanted = ranked(run, source, candidates)
  await context.database.prepare(source.state, source.index.id)
  const found: BuiltSuggestion[] = []
  await wanted.slice(0, MOST_CHECKED).reduce(async (before, text) => {
    await before
    if (found.length >= MOST) return
    const suggestion = check(run, source, { text, popular: candidates.get(text) })
    if (suggestion !== undefined) found.push(suggestion)
    await context.yieldTurn()
  }, Promise.resolve())
  return found
}

/** The texts to suggest, most popular first; of singular and plural the more popular. */
function ranked(
  { configuration, write }: Run,
  { settings }: SuggestionSource,
  candidates: Candidates,
): readonly string[] {
  const excluders = configuration.exclude.map((entry) => excluder(entry))
  const { languages, allowSpecialCharacters } = configuration
  const foldsPlurals = Array.isArray(languages) ? languages.includes('en') : languages === true
  const seen = new Set<string>()
  const skip = (text: string, why: string): false => {
    write('SKIP', `skipping query "${text}": ${why}`, 1)
    return false
  }
  return [...candidates]
    .toSorted(([a, x], [b, y]) => y.count - x.count || (a < b ? -1 : 1))
    .map(([text]) => text)
    .filter((text) => {
      const letters = text.replaceAll(' ', '').length
      if (letters < settings.minLetters) {
        return skip(text, `too short, got ${letters} letters, expected ${settings.minLetters}`)
      }
      if (!allowSpecialCharacters && /[^\p{L}\p{M}\p{N} '-]/u.test(text)) {
        return skip(text, 'it has special characters')
      }
      if (excluders.some((excludes) => excludes(text))) return skip(text, 'it is excluded')
      const form = foldsPlurals ? singularForm(text) : text
      if (seen.has(form)) return skip(text, 'singular and plural are one suggestion')
      seen.add(form)
      return true
    })
}

/** Maps singular and plural to the same text: the alphabetically first form of each word. */
function singularForm(text: string): string {
  const words = text.split(' ').map((word) => {
    const forms = [word, ...otherForms(word)]
    return forms.reduce((first, form) => (form < first ? form : first))
  })
  return words.join(' ')
}

type Candidate = {
  readonly text: string
  readonly popular: Candidates extends Map<string, infer Popular> ? Popular | undefined : never
}

/** The suggestion for a candidate, if its source finds enough hits. */
function check(
  run: Run,
  source: SuggestionSource,
  { text, popular }: Candidate,
): BuiltSuggestion | undefined {
  const { settings, index } = source
  const attributes = settings.facets.map(({ attribute }) => attribute)
  const { nbHits, facets } = searchSource(run.context, source, {
    query: text,
    facets: attributes,
    hitsPerPage: 0,
    page: 0,
    typoTolerance: false,
    removeWordsIfNoResults: 'none',
    enablePersonalization: false,
    analytics: false,
  })
  const hits = Number(nbHits)
  if (hits < settings.minHits) {
    const why = `not enough search results, got ${hits}, expected ${settings.minHits}`
    run.write('SKIP', `skipping query "${text}": ${why}`, 1)
    return undefined
  }
  const counts = isJsonObject(facets) ? facets : {}
  return {
    objectID: text,
    query: text,
    popularity: popular?.count ?? 0,
    nb_words: text.split(' ').length,
    [index.entry.name]: {
      exact_nb_hits: hits,
      facets: {
        exact_matches: topValues(settings.facets, (attribute) => {
          const values = counts[attribute]
          return isJsonObject(values)
            ? Object.entries(values).map(([value, count]) => [value, Number(count)])
            : []
        }),
        analytics: topValues(settings.facets, (attribute) => [
          ...(popular?.filters.get(attribute) ?? []),
        ]),
      },
    },
  }
}

function topValues(
  facets: SuggestionSource['settings']['facets'],
  countsOf: (attribute: string) => readonly (readonly [string, number])[],
): JsonObject {
  return Object.fromEntries(
    facets.map(({ attribute, amount }) => {
      const counts = countsOf(attribute).toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
      return [attribute, counts.slice(0, amount).map(([value, count]) => ({ value, count }))]
    }),
  )
}

/** Searches a source with a visitor's rights. Each search may take the full time of a search. */
function searchSource(
  context: RequestContext,
  { state, index }: { readonly state: State } & Pick<SuggestionSource, 'index'>,
  parameters: JsonObject,
): JsonObject {
  const visitor = {
    ...context,
    grant: NO_GRANT,
    budget: createBudget(context.limits, startWallTimer),
  }
  return answerSearch({
    context: visitor,
    state,
    index,
    parameters: readParameters(parameters, 'query'),
  })
}
