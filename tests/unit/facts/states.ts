/**
 * What each release of a browser has of an entry, read from the package release by release: an independent reading for
 * comparison with what the surfaces say.
 */
import { compat, isStated, type Statement, statementsOf } from './compat-package.ts'
import { beforeOrSame } from './versions.ts'

/** From least to most. */
const order = ['none', 'flag', 'alias', 'prefix', 'partial', 'nearly', 'full'] as const

export type ReadState = (typeof order)[number] | 'unknown'

/** Follows a prefix or name under which only some of an entry works. */
export const IN_PART = ' in part'

/** The state in a release, and the prefixes or names under which it has most of it, those with all of it first. */
export type Reading = { readonly state: ReadState; readonly names: readonly string[] }

/** Makes equal values one object: millions of them are kept. */
function createShared<Value>(): (value: Value) => Value {
  const known = new Map<string, Value>()
  return (value) => {
    const id = JSON.stringify(value)
    const first = known.get(id) ?? value
    known.set(id, first)
    return first
  }
}

const sharedReading = createShared<Reading>()
const sharedRange = createShared<Range>()

/** A release of a browser, with its day if that is announced. */
export type ReadRelease = {
  readonly version: string
  readonly day: string
  readonly isKnownOut: boolean
}

const lists = new Map<string, readonly ReadRelease[]>()

/** The releases of a browser from old to new. */
export function releasesOf(browser: string): readonly ReadRelease[] {
  const known = lists.get(browser)
  if (known !== undefined) return known
  const list = Object.entries(compat.browsers[browser]?.releases ?? {})
    .map(([version, { status, release_date: day = '' }]) => ({
      version,
      day,
      isKnownOut: !['beta', 'nightly', 'planned'].includes(status),
    }))
    .toSorted((a, b) => (beforeOrSame(a.version, b.version) ? -1 : 1))
  lists.set(browser, list)
  return list
}

/** The newest release that is out on a day. */
export const currentOn = (browser: string, today: string): number =>
  releasesOf(browser).findLastIndex(
    ({ isKnownOut, day }) => isKnownOut || (day !== '' && day <= today),
  )

const positions = new Map<string, number>()

/** The position of a version among the releases; NaN for previews and versions that are not listed. */
export function positionOf(browser: string, version: string): number {
  if (positions.size === 0) {
    for (const name of Object.keys(compat.browsers)) {
      for (const [place, release] of releasesOf(name).entries()) {
        positions.set(`${name} ${release.version}`, place)
      }
    }
  }
  return positions.get(`${browser} ${version.replace('≤', '')}`) ?? Number.NaN
}

function stateOf(statement: Statement): number {
  if (statement.flags !== undefined) return order.indexOf('flag')
  if (statement.alternative_name !== undefined) return order.indexOf('alias')
  if (statement.prefix !== undefined) return order.indexOf('prefix')
  return order.indexOf(statement.partial_implementation === true ? 'partial' : 'full')
}

type Range = { readonly least: number; readonly most: number; readonly names: readonly string[] }

const isHalf = (name: string): number => Number(name.endsWith(IN_PART))

/** The least and the most that a release may have, by the statements of the entry alone. */
function rangeIn(statements: readonly Statement[], browser: string, place: number): Range {
  let [least, most] = [0, 0]
  const names: { readonly name: string; readonly state: number }[] = []
  for (const statement of statements) {
    const { version_added: added, version_removed: removed } = statement
    if (added === false) continue
    const from = positionOf(browser, added)
    const to = removed === undefined ? Infinity : positionOf(browser, removed)
    if (Number.isNaN(from) || place >= to) continue
    const isLater = place < from
    const state = stateOf(statement)
    // A bound says nothing of the releases before it where that release has more, or before another exact start.
    const reaches = added.startsWith('≤') && bestAt(statements, browser, from) <= state
    if (isLater && (!reaches || startsBetween(statements, browser, [place, from]))) continue
    most = Math.max(most, state)
    const half = statement.partial_implementation === true && state < partial ? IN_PART : ''
    names.push({ name: `${statement.alternative_name ?? statement.prefix ?? ''}${half}`, state })
    if (place === from || (!isLater && removed?.startsWith('≤') !== true))
      least = Math.max(least, state)
  }
  const sorted = names.toSorted((a, b) => b.state - a.state || isHalf(a.name) - isHalf(b.name))
  return sharedRange({ least, most, names: sorted.map(({ name }) => name) })
}

/** Whether another way of support starts after a release, before another one. */
const startsBetween = (
  statements: readonly Statement[],
  browser: string,
  [after, before]: readonly [number, number],
): boolean =>
  statements.some(({ version_added: added }) => {
    if (added === false || added.startsWith('≤')) return false
    const from = positionOf(browser, added)
    return from > after && from < before
  })

const bestAt = (statements: readonly Statement[], browser: string, place: number): number =>
  Math.max(
    0,
    ...statements.map((statement) => {
      const { version_added: added, version_removed: removed } = statement
      const from = added === false ? Infinity : positionOf(browser, added)
      const to = removed === undefined ? Infinity : positionOf(browser, removed)
      return place >= from && !(place >= to) ? stateOf(statement) : 0
    }),
  )

/** From this rank on, pages can use it. */
export const usable = order.indexOf('alias')
export const partial = order.indexOf('partial')

const readings = new Map<string, readonly Reading[] | undefined>()

/** What each release has of an entry, no more than of the entries above; undefined if the data does not say. */
export function entryReadings(key: string, browser: string): readonly Reading[] | undefined {
  const id = `${browser} ${key}`
  if (!readings.has(id)) readings.set(id, readEntry(key, browser))
  return readings.get(id)
}

function readEntry(key: string, browser: string): readonly Reading[] | undefined {
  if (!isStated(key, browser)) return undefined
  const statements = statementsOf(key, browser)
  const segments = key.split('.')
  const above = segments.flatMap((_, depth) => {
    return depth === 0 ? [] : rangesOf(segments.slice(0, depth).join('.'), browser)
  })
  return releasesOf(browser).map((_, place) => {
    const own = rangeIn(statements, browser, place)
    let { least: state, names } = own
    const isOpen = own.least !== own.most && own.least < usable
    for (const ranges of above) {
      const limit = ranges[place]
      if (limit === undefined || limit.most >= partial || limit.most >= (isOpen ? own.most : state))
        continue
      if (isOpen && limit.most > 0) continue
      if (isOpen) return sharedReading({ state: 'none', names: [] })
      state = limit.most
      names = limit.names
    }
    return sharedReading(
      isOpen ? { state: 'unknown', names: [] } : { state: order[state] ?? 'none', names },
    )
  })
}

const ranges = new Map<string, readonly (readonly Range[])[]>()

function rangesOf(key: string, browser: string): readonly (readonly Range[])[] {
  const id = `${browser} ${key}`
  const known = ranges.get(id)
  if (known !== undefined) return known
  const statements = statementsOf(key, browser)
  const own = isStated(key, browser)
    ? [releasesOf(browser).map((_, place) => rangeIn(statements, browser, place))]
    : []
  ranges.set(id, own)
  return own
}

export const rankOf = ({ state }: Pick<Reading, 'state'>): number =>
  state === 'unknown' ? 0.5 : order.indexOf(state)

/** The least that a release and all later ones that are out have. */
export function leastFrom(found: readonly Reading[], place: number, newest: number): Reading {
  const later = found.slice(place, Math.max(place, newest) + 1)
  return later.toSorted((a, b) => rankOf(a) - rankOf(b))[0] ?? { state: 'none', names: [] }
}

/** What the preview has of an entry: at least what the newest listed release has. */
export function previewState(key: string, browser: string): ReadState {
  const segments = key.split('.')
  const ranks = segments.flatMap((_, depth) => {
    const above = segments.slice(0, depth + 1).join('.')
    if (!isStated(above, browser)) return []
    const found = statementsOf(above, browser).filter((one) => one.version_added === 'preview')
    const last = rangesOf(above, browser)[0]?.at(-1)?.least ?? 0
    return [Math.max(last, ...found.map(stateOf))]
  })
  const own = ranks.at(-1) ?? 0
  return order[Math.min(own, ...ranks.filter((rank) => rank < partial))] ?? 'none'
}

/**
 * The first version since which an entry has plain support: "105", "≤79".
 * @param last the last position that counts, released or not: all unless given
 */
export function plainVersionOf(key: string, browser: string, last?: number): string | undefined {
  const all = entryReadings(key, browser) ?? []
  const found = last === undefined ? all : all.slice(0, last + 1)
  const before = found.findLastIndex(({ state }) => state !== 'full')
  const version = releasesOf(browser)[before + 1]?.version
  if (version === undefined || before + 1 >= found.length) return undefined
  return found[before]?.state === 'unknown' ? `≤${version}` : version
}
