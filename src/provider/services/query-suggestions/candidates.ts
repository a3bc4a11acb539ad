import { facetValues } from '#engine/index.ts'
import {
  findIndex,
  type IndexRef,
  type RequestContext,
} from '#provider/protocol/request/request-context.ts'
import { recordSetOf } from '#provider/protocol/state/built-indexes.ts'
import { listRecords } from '#provider/protocol/state/record-set.ts'
import type { State } from '#provider/protocol/state/state.ts'
import { normalizeSearch } from '#provider/protocol/traffic/logged.ts'

import type { SourceIndex } from './configuration.ts'
import { type PopularSearch, readPopularSearches } from './popular-searches.ts'

type BuildContext = Pick<RequestContext, 'database' | 'traffic' | 'limits' | 'now' | 'yieldTurn'>

/** Text → popularity and filters, from one source. */
export type Candidates = Map<string, PopularSearch>

/** Records read between two turns of other requests. */
const TURN = 500
/** Maximum number of records read from an external index. */
const MOST_EXTERNAL = 10_000
/** Values of a facet, per record, that are combined with values of other facets. */
const MOST_VALUES = 5
/** Maximum number of combinations of facet values that are counted. */
const MOST_COMBINED = 20_000

/** The source of a build and the state that the build reads. */
export type SuggestionSource = {
  readonly state: State
  readonly index: IndexRef
  readonly settings: SourceIndex
}

/**
 * Reads the candidates of a source: popular searches, records of external indices, and combinations
 * of facet values, which have no popularity.
 *
 * @param report called with each problem of the configuration
 */
export async function readCandidates(
  context: BuildContext,
  source: SuggestionSource,
  report: (problem: string) => void,
): Promise<Candidates> {
  const { settings } = source
  const found = new Map(
    await readPopularSearches(context, {
      indices: namesOf(source),
      tags: settings.analyticsTags,
    }),
  )
  await settings.external.reduce(async (before, name) => {
    await before
    const external = findIndex(source.state, name)
    if (external === undefined) report(`external index ${name} does not exist`)
    else await addExternal(context, source.state, { external, found })
  }, Promise.resolve())
  await settings.generate.reduce(async (before, attributes) => {
    await before
    await addCombinations(context, source, { attributes, found, report })
  }, Promise.resolve())
  return found
}

function namesOf({ state, index, settings }: SuggestionSource): ReadonlySet<string> {
  const replicas = settings.replicas ? index.entry.replicas : []
  const names = replicas.map((id) => state.indices.get(id)?.name ?? '')
  return new Set([index.entry.name, ...names])
}

/** Runs a step for every number, giving other requests their turn now and then. */
async function inTurns(
  { yieldTurn }: { readonly yieldTurn: () => Promise<void> },
  count: number,
  step: (number: number) => void,
): Promise<void> {
  const parts = Array.from({ length: Math.ceil(count / TURN) }, (_, part) => part * TURN)
  await parts.reduce(async (before, from) => {
    await before
    for (let number = from; number < Math.min(count, from + TURN); number++) step(number)
    await yieldTurn()
  }, Promise.resolve())
}

type External = { readonly external: IndexRef; readonly found: Candidates }

async function addExternal(
  context: BuildContext,
  state: State,
  { external, found }: External,
): Promise<void> {
  const records = listRecords(recordSetOf(state, external.id))
  const turns = { yieldTurn: () => context.yieldTurn() }
  await inTurns(turns, Math.min(records.length, MOST_EXTERNAL), (number) => {
    const record = records.at(number)
    const [query, count] = [record?.['query'], record?.['count']]
    if (typeof query !== 'string' || typeof count !== 'number' || !(count >= 0)) return
    add(found, normalizeSearch(query), count)
  })
}

type Combined = {
  readonly attributes: readonly string[]
  readonly found: Candidates
  readonly report: (problem: string) => void
}

async function addCombinations(
  context: BuildContext,
  { state, index }: SuggestionSource,
  { attributes, found, report }: Combined,
): Promise<void> {
  await context.database.prepare(state, index.id)
  const built = context.database.searchIndex(state, index.id)
  const declared = new Set(built.shape.faceting.map(({ attribute }) => attribute))
  const missing = attributes.find((attribute) => !declared.has(attribute))
  if (missing !== undefined) {
    report(`${missing} is not in attributesForFaceting of ${index.entry.name}`)
    return
  }
  const texts = new Set<string>()
  await inTurns({ yieldTurn: () => context.yieldTurn() }, built.records.length, (record) => {
    if (texts.size >= MOST_COMBINED) return
    const lists = attributes.map((attribute) =>
      facetValues(built, attribute, record).slice(0, MOST_VALUES),
    )
    for (const text of combine(lists)) texts.add(normalizeSearch(text))
  })
  for (const text of texts) add(found, text, 0)
}

/** All combinations of one value per list, in the order of the lists. */
function combine(lists: readonly (readonly string[])[]): readonly string[] {
  const [first, ...rest] = lists
  if (first === undefined) return []
  return rest.reduce(
    (texts, values) => texts.flatMap((text) => values.map((value) => `${text} ${value}`)),
    first,
  )
}

function add(found: Candidates, text: string, count: number): void {
  if (text === '') return
  const known = found.get(text) ?? { count: 0, filters: new Map() }
  known.count += count
  found.set(text, known)
}
