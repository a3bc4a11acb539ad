import type {
  FacetDeclaration,
  IndexShape,
  RankingCriterion,
  SearchableLevel,
  SortCriterion,
  Synonym,
} from '#engine/index.ts'
import type { JsonObject } from '#provider/protocol/json.ts'

import { createValues } from './request-parameters.ts'

export function shapeOf(
  settings: JsonObject,
  synonyms: ReadonlyMap<string, JsonObject> | undefined,
): IndexShape {
  const values = createValues([settings])
  const searchable = readSearchable(values.get('searchableAttributes'))
  const numeric = values.get('numericAttributesForFiltering')?.map(unwrap)
  return {
    searchable: searchable.length === 0 ? null : searchable,
    faceting: readFaceting(values.get('attributesForFaceting')),
    numericAttributes: numeric?.map(({ inner }) => inner) ?? null,
    equalOnly:
      numeric?.flatMap(({ modifier, inner }) => (modifier === 'equalOnly' ? [inner] : [])) ?? [],
    customRanking: values.get('customRanking').flatMap(readSort),
    sorts: sortsOf(settings),
    camelCaseAttributes: values.get('camelCaseAttributes'),
    separatorsToIndex: values.get('separatorsToIndex'),
    disablePrefixOnAttributes: values.get('disablePrefixOnAttributes'),
    disableTypoToleranceOnWords: values.get('disableTypoToleranceOnWords'),
    attributeForDistinct: values.get('attributeForDistinct'),
    synonyms: [...(synonyms?.values() ?? [])].flatMap(readSynonym),
  }
}

/** The criteria of the setting `ranking` that sort by an attribute. */
export function sortsOf(settings: JsonObject): readonly SortCriterion[] {
  return createValues([settings]).get('ranking').flatMap(readSort)
}

/** Reads `a`, `unordered(a)` and `a,b` (attributes of one rank), best rank first. */
export function readSearchable(entries: readonly string[]): readonly SearchableLevel[] {
  return entries.map(readLevel)
}

/** Reads `a`, `searchable(a)`, `filterOnly(a)` and `afterDistinct(searchable(a))`. */
export function readFaceting(entries: readonly string[]): readonly FacetDeclaration[] {
  return entries.map((entry) => {
    const modifiers = new Set<string>()
    let rest = unwrap(entry)
    while (rest.modifier !== null) {
      modifiers.add(rest.modifier)
      rest = unwrap(rest.inner)
    }
    return {
      attribute: rest.inner,
      searchable: modifiers.has('searchable'),
      filterOnly: modifiers.has('filterOnly'),
      afterDistinct: modifiers.has('afterDistinct'),
    }
  })
}

/** Reads ranking criteria. The parser of the parameter has already rejected invalid ones. */
export function readRanking(entries: readonly string[]): readonly RankingCriterion[] {
  return entries.flatMap((entry): readonly RankingCriterion[] => {
    const named = CRITERIA.find((criterion) => criterion === entry)
    return named === undefined ? readSort(entry) : [named]
  })
}

const CRITERIA = [
  'typo',
  'geo',
  'words',
  'filters',
  'proximity',
  'attribute',
  'exact',
  'custom',
] as const

function readSort(entry: string): readonly SortCriterion[] {
  const { modifier, inner } = unwrap(entry)
  return modifier === 'asc' || modifier === 'desc'
    ? [{ attribute: inner, direction: modifier }]
    : []
}

/** Attributes in one string share a rank, and the position of a match in them does not count. */
function readLevel(entry: string): SearchableLevel {
  const parts = entry.split(',').map((part) => unwrap(part.trim()))
  const [only] = parts
  return {
    attributes: parts.map((part) => part.inner),
    ordered: parts.length === 1 && only?.modifier !== 'unordered',
  }
}

function unwrap(entry: string): { readonly modifier: string | null; readonly inner: string } {
  const open = entry.indexOf('(')
  return open > 0 && entry.endsWith(')')
    ? { modifier: entry.slice(0, open), inner: entry.slice(open + 1, -1).trim() }
    : { modifier: null, inner: entry }
}

const SYNONYM_READERS: ReadonlyMap<string, (raw: JsonObject) => Synonym> = new Map([
  ['synonym', (raw) => ({ type: 'synonym', synonyms: strings(raw['synonyms']) })],
  [
    'onewaysynonym',
    (raw) => ({
      type: 'oneWaySynonym',
      input: String(raw['input']),
      synonyms: strings(raw['synonyms']),
    }),
  ],
  ['altcorrection1', (raw) => correction(raw, 'altCorrection1')],
  ['altcorrection2', (raw) => correction(raw, 'altCorrection2')],
  [
    'placeholder',
    (raw) => ({
      type: 'placeholder',
      placeholder: String(raw['placeholder']),
      replacements: strings(raw['replacements']),
    }),
  ],
])

function readSynonym(raw: JsonObject): readonly Synonym[] {
  const read = SYNONYM_READERS.get(String(raw['type']).toLowerCase())
  return read === undefined ? [] : [read(raw)]
}

function correction(raw: JsonObject, type: 'altCorrection1' | 'altCorrection2'): Synonym {
  return { type, word: String(raw['word']), corrections: strings(raw['corrections']) }
}

function strings(raw: unknown): readonly string[] {
  return Array.isArray(raw) ? raw.map(String) : []
}
