import {
  type QualifiedText,
  type Qualifier,
  readQualifiers,
  withoutQualifiers,
} from '#language/index.ts'
import type { SearchState } from '#search/address/search-state.ts'
import { defaultState, listHref, type ListState } from '#search/address/url-state.ts'
import { lists } from '#search/lists/all.ts'
import type { ListDefinition } from '#search/lists/list-definition.ts'

import { type QualifierValue, valuesOfQualifier } from './qualifier-values.ts'
import { listFor, withQualifier } from './qualifiers.ts'

/** Values for a filter that is being typed, or whose value is unknown. */
export type QualifierOffer = {
  /** "Filter features", or what is wrong and what to do. */
  readonly label: string
  /** Whether the filter as typed is none. */
  readonly isWrong: boolean
  readonly options: readonly {
    /** As it can be typed: "baseline:newly". */
    readonly title: string
    readonly about: string
    readonly href: string
  }[]
}

const MOST = 12

/**
 * The values that a filter in a text can have. Undefined for a text whose filters are complete.
 *
 * @param search the search of the view, whose list and filters stay if it has a filter of that name
 */
export function qualifierOffer(
  text: string,
  search: SearchState | undefined,
  today: string,
): QualifierOffer | undefined {
  const read = readQualifiers(text)
  const own = search?.list ?? undefined
  const lacking = read.qualifiers.find((one) => !isComplete(one, own, today))
  if (lacking === undefined) return undefined
  const place = placeOf(read, lacking, { own, today })
  if (place === undefined) return undefined
  const all = valuesOfQualifier(place.list, lacking.key, today)
  const begun = lacking.isExcluded ? [] : all.filter((value) => isBegun(value, lacking.value))
  const label = begun.length > 0 ? place.label : remedyOf(lacking, place.list)
  const start = search?.list === place.list ? search.state : defaultState
  const target = { ...place, text, start, read, lacking, today }
  return {
    label,
    isWrong: begun.length === 0 || !place.isWhole,
    options: (begun.length > 0 ? begun : all).slice(0, MOST).map((value) => ({
      title: `${lacking.key}:${value.code}`,
      about: value.label,
      href: hrefWith(value, target),
    })),
  }
}

/** Whether a filter is a value of the list, or of any list if none is given. */
function isComplete(qualifier: Qualifier, own: ListDefinition | undefined, today: string): boolean {
  // In a list, a filter that is still being typed is offered as it will be.
  if (own !== undefined && !qualifier.isEnded) return false
  const all = own === undefined ? lists : [own]
  return all.some(
    (list) => withQualifier({ list, state: defaultState }, qualifier, today) !== undefined,
  )
}

type Place = {
  readonly list: ListDefinition
  readonly label: string
  /** Whether the list has all filters of the text. */
  readonly isWhole: boolean
}

type PlaceTerms = { readonly own: ListDefinition | undefined; readonly today: string }

function placeOf(
  read: QualifiedText,
  { key }: Qualifier,
  { own, today }: PlaceTerms,
): Place | undefined {
  const hasKey = (list: ListDefinition) => valuesOfQualifier(list, key, today).length > 0
  const list = own !== undefined && hasKey(own) ? own : listFor(read, today)
  if (list !== undefined) return { list, label: `Filter ${list.noun}`, isWhole: true }
  const other = lists.find(hasKey)
  return (
    other && {
      list: other,
      label: `No list has all of these filters, ${other.noun} have this`,
      isWhole: false,
    }
  )
}

function isBegun({ code, label }: QualifierValue, typed: string): boolean {
  const wanted = typed.toLowerCase()
  return code.toLowerCase().startsWith(wanted) || label.toLowerCase().startsWith(wanted)
}

function remedyOf({ key, value, isExcluded }: Qualifier, { facets }: ListDefinition): string {
  if (isExcluded) return 'Filters cannot be excluded. Choose a value'
  if (key === 'usage') return 'Needs a percentage, such as'
  if (key === 'since' && 'month' in facets) return 'Needs a year or a recent month, such as'
  if (key === 'since' || key === 'before') return 'Needs a year, such as'
  return `“${value}” is unknown. Choose a value`
}

type Target = Place & {
  readonly text: string
  readonly start: ListState
  readonly read: QualifiedText
  readonly lacking: Qualifier
  readonly today: string
}

/** The list with that value, and with the other filters of the text that it has. */
function hrefWith({ code }: QualifierValue, target: Target): string {
  const { list, text, start, read, lacking, today } = target
  let state = start
  for (const one of read.qualifiers) {
    const chosen = one === lacking ? { ...one, value: code, isExcluded: false } : one
    state = withQualifier({ list, state }, chosen, today) ?? state
  }
  return listHref(list, { ...state, q: withoutQualifiers(text, read.qualifiers).trim(), page: 1 })
}
