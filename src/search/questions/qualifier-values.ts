import { content } from 'virtual:content'

import type { QualifierKey } from '#language/index.ts'
import { areaNames, organisationNames, vocabulary } from '#language/vocabulary.ts'
import type { ListDefinition } from '#search/lists/list-definition.ts'

/** A value of a filter, as it is typed and as a chip shows it. */
export type QualifierValue = {
  /** In the address and in the text: "newly", "mozilla-negative". */
  readonly code: string
  /** In records. */
  readonly value: string
  readonly label: string
}

const same = (value: string): QualifierValue => ({ code: value, value, label: value })

const coded = (label: string): QualifierValue => ({
  code: label.toLowerCase().replaceAll(/[^a-z0-9+]+/g, '-'),
  value: label,
  label,
})

/** The words of vendors, in their own order. */
const positions: readonly string[] = [
  ...['positive', 'neutral', 'negative', 'defer'].map((word) => `Mozilla: ${word}`),
  ...['support', 'neutral', 'oppose', 'blocked'].map((word) => `WebKit: ${word}`),
]

const FIRST_INTEROP = 2021

/** Values that lists do not name, because they count them. */
const counted: Readonly<
  Partial<Record<QualifierKey, (year: number) => readonly QualifierValue[]>>
> = {
  area: () => areaNames.map(coded),
  org: () => organisationNames.map(coded),
  position: () => positions.map(coded),
  wanted: () => ['1+', '5+', '25+', '100+'].map(same),
  interop: (year) =>
    Array.from({ length: year - FIRST_INTEROP + 1 }, (_, back) => same(String(year - back))),
}

/**
 * The values of a filter of a list, or examples of them; none if the list has no such filter.
 *
 * @param today `YYYY-MM-DD`
 */
export function valuesOfQualifier(
  list: ListDefinition,
  key: QualifierKey,
  today: string,
): readonly QualifierValue[] {
  const year = Number(today.slice(0, 4))
  const facet = list.facets[key]
  if (facet?.values !== undefined) return facet.values
  const isTree = key === 'area' && list.tree?.key === 'path'
  if (facet !== undefined || isTree) return counted[key]?.(year) ?? []
  const range = key === 'since' || key === 'before' ? 'year' : key
  return range in list.ranges ? examplesOf(list, key, year).map(same) : []
}

/** The value that a text means: by its code, its label, or another name: "ios" for Safari on iOS. */
export function valueIn(
  values: readonly QualifierValue[],
  typed: string,
): QualifierValue | undefined {
  const wanted = folded(typed)
  const meant = vocabulary.get(typed.toLowerCase())?.value
  return (
    values.find(({ code, label }) => folded(code) === wanted || folded(label) === wanted) ??
    values.find(({ code, value }) => meant !== undefined && (value === meant || code === meant))
  )
}

/** "Web APIs", "web-apis" and "webapis" are the same; "25" is "25+". */
const folded = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '')

/** Examples of values that are typed freely. */
function examplesOf(list: ListDefinition, key: QualifierKey, year: number): readonly string[] {
  if (key === 'usage') return ['>90', '<50', '75..95']
  const years = [String(year), String(year - 1)]
  return key === 'since' && 'month' in list.facets ? [...years, content.summary.newestMonth] : years
}
