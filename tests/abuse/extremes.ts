import { compatIndex } from '#catalogue/compat/definition.ts'
import {
  isParameterName,
  type ParameterName,
  parameters,
} from '#provider/protocol/parameters/parameters.ts'

/** A value of a parameter that is as large as its kind can be. */
export type Extreme = {
  readonly parameter: ParameterName
  readonly kind: string
  /** Whether the provider accepts the value; else it is as large as a body may be. */
  readonly isLegal: boolean
  readonly value: unknown
}

/** Values of one kind by size. */
type Family = { readonly kind: string; readonly of: (size: number) => unknown }

/** Characters of a value as JSON, of which a body may have a million. */
export const MOST_CHARACTERS = 900_000

const SIZES = [
  900_000, 200_000, 90_000, 12_000, 8000, 2000, 1000, 512, 200, 128, 100, 32, 20, 7, 4, 1,
]

const {
  attributesForFaceting = [],
  numericAttributesForFiltering = [],
  searchableAttributes = [],
} = compatIndex.settings

/** Attributes that the settings declare, without their modifiers. */
const known = [
  ...attributesForFaceting,
  ...numericAttributesForFiltering,
  ...searchableAttributes,
].map((entry) => /\(([^()]+)\)/.exec(entry)?.[1] ?? entry)

const knownAt = (at: number): string => known[at % known.length] ?? ''
const listOf = (size: number, entry: (at: number) => unknown): readonly unknown[] =>
  Array.from({ length: size }, (_, at) => entry(at))
const list = (kind: string, entry: (at: number) => unknown): Family => ({
  kind,
  of: (size) => listOf(size, entry),
})
const text = (kind: string, part: string): Family => ({
  kind,
  of: (size) => part.repeat(Math.ceil(size / part.length)).slice(0, size),
})
const direction = (at: number): string => (at % 2 === 0 ? 'asc' : 'desc')
const pair = ['a:b', 'c:d']

const families: readonly Family[] = [
  list('unknown names', (at) => `zz${at}`),
  list('known names', knownAt),
  list('excluded names', (at) => `-zz${at}`),
  list('sorts by unknown names', (at) => `${direction(at)}(zz${at})`),
  list('sorts by known names', (at) => `${direction(at)}(${knownAt(at >> 1)})`),
  list('paths of many levels', (at) => `${'a.'.repeat(31)}n${at}`),
  list('snippets', (at) => `${knownAt(at)}:${at}`),
  list('long entries', (at) => `${at} `.padEnd(1000, 'web ')),
  list('conditions on a facet', (at) => `name:value ${at}`),
  list('conditions on all facets', (at) => `${knownAt(at)}:${at}`),
  list('conditions on unknown numbers', (at) => `zz${at}>${at}`),
  list('conditions on known numbers', (at) => `usage>${at}`),
  list('empty lists', () => []),
  { kind: 'one of many values', of: (size) => [listOf(size, (at) => `path.lvl1:${at}`)] },
  { kind: 'one of many numbers', of: (size) => [listOf(size, (at) => `usage>${at}`)] },
  { kind: 'one of many objectIDs', of: (size) => [listOf(size, (at) => `objectID:${at}`)] },
  { kind: 'a product', of: (size) => [listOf(size, () => pair)] },
  list('many products', () => listOf(7, () => pair)),
  {
    kind: 'a deep list',
    of: (size) =>
      listOf(Math.min(size, 2000), Number).reduce<unknown>((inner) => [inner], 'kind:a'),
  },
  { kind: 'a deep list as text', of: (size) => '['.repeat(size) + ']'.repeat(size) },
  text('words', 'web '),
  text('misspelt words', 'attribut elemnt fucntion '),
  text('one word', 'a'),
  text('signs', '"-('),
  text('letters of three bytes', 'あ'),
  { kind: 'any of many texts', of: (size) => listOf(size, (at) => `name:${at}`).join(' OR ') },
  { kind: 'all of many texts', of: (size) => listOf(size, (at) => `name:-${at}`).join(' AND ') },
  { kind: 'all of many numbers', of: (size) => listOf(size, (at) => `zz${at}>1`).join(' AND ') },
  { kind: 'brackets', of: (size) => `${'('.repeat(size)}kind:a${')'.repeat(size)}` },
  {
    kind: 'an object',
    of: (size) => Object.fromEntries(Array.from({ length: size }, (_, at) => [`k${at}`, at])),
  },
  { kind: 'a number', of: (size) => size },
  ...[true, 'min', 'strict', 'prefixAll', 'word', 'none', 'alpha', 'allOptional', 'firstWords'].map(
    (value): Family => ({ kind: `the value ${value}`, of: () => value }),
  ),
]

function isLegal(parameter: ParameterName, value: unknown): boolean {
  try {
    parameters[parameter].parse(value, parameter)
    return true
  } catch {
    return false
  }
}

/** The values of a kind that fit in a body, largest first. */
function valuesOf({ of }: Family): readonly unknown[] {
  // A guess first: a value of the largest size may be longer than a text can be.
  const each = JSON.stringify(of(100)).length / 100
  return SIZES.filter((size) => each * size < 4 * MOST_CHARACTERS)
    .map(of)
    .filter((value) => JSON.stringify(value).length <= MOST_CHARACTERS)
}

let extremes: readonly Extreme[] | undefined

/**
 * Every kind of value that each parameter of a query accepts, at its largest and at its largest legal size. Made once:
 * that takes seconds.
 */
export function listExtremes(): readonly Extreme[] {
  extremes ??= makeExtremes()
  return extremes
}

function makeExtremes(): readonly Extreme[] {
  const names = Object.keys(parameters)
    .filter(isParameterName)
    .filter((name) => parameters[name].scope.query || parameters[name].scope.facetSearch)
  return families.flatMap((family) => {
    const values = valuesOf(family)
    return names.flatMap((parameter): readonly Extreme[] => {
      const legal = values.findIndex((value) => isLegal(parameter, value))
      if (legal === -1) return []
      const { kind } = family
      const largest = { parameter, kind, isLegal: legal === 0, value: values[0] }
      if (legal === 0) return [largest]
      return [largest, { parameter, kind, isLegal: true, value: values[legal] }]
    })
  })
}
