/** What each release of a browser has of a feature, by web-features and by the compat data of its parts. */
import type { CoreBrowser } from '#catalogue/browsers.ts'
import type { Runtime } from '#catalogue/platforms.ts'

import { isDeprecated } from './compat-package.ts'
import { outSince, partsOf, versionOf } from './oracle.ts'
import {
  entryReadings,
  positionOf,
  previewState,
  rankOf,
  IN_PART,
  type Reading,
  type ReadState,
  releasesOf,
  usable,
} from './states.ts'
import { majorMinor } from './versions.ts'

const letters = (text: string): string =>
  text
    .toLowerCase()
    .match(/[a-z0-9]/g)
    ?.join('') ?? ''

/** The entry that contains all others of a feature, else those that have its name, or that without a plural's "s". */
function mainKeys(id: string): readonly string[] {
  const keys = partsOf(id)
  const root = keys.find((key) =>
    keys.every((other) => other === key || other.startsWith(`${key}.`)),
  )
  if (root !== undefined) return [root]
  const named = new Map<string, string[]>()
  for (const key of keys) {
    const name = letters(key.slice(key.lastIndexOf('.') + 1))
    named.set(name, [...(named.get(name) ?? []), key])
  }
  return named.get(letters(id)) ?? named.get(letters(id).replace(/s$/, '')) ?? []
}

const none: Reading = { state: 'none', names: [] }
const full: Reading = { state: 'full', names: [] }
const isWhole = ({ state }: Reading): boolean => state === 'full' || state === 'partial'

type PartReading = Reading & { readonly key: string }

const isFull = ({ state }: Reading): boolean => state === 'full'

type Parts = {
  readonly parts: readonly PartReading[]
  readonly mains: ReadonlySet<string>
  /** Without which a feature is not nearly complete, but may be complete. */
  readonly beside?: readonly PartReading[]
}

/** What a release has, if what is unknown of its parts is none of it, or all of it. */
function readingOf({ parts, mains, beside = [] }: Parts, unknown: Reading): Reading {
  const known = (those: readonly PartReading[]) =>
    those.map((one) => (one.state === 'unknown' ? { ...one, ...unknown } : one))
  const all = known(parts)
  if (all.length > 0 && all.every(isFull)) return full
  const main = all.filter(({ key }) => mains.has(key))
  const [least = none] =
    main.length === 0 ? [inHalf(all)] : main.toSorted((a, b) => rankOf(a) - rankOf(b))
  if (least.state === 'prefix' || least.state === 'alias') return least
  const current = [...all, ...known(beside)].filter(({ key }) => !isDeprecated(key))
  const lacking = current.filter((one) => !isFull(one)).length
  if (current.length > 0 && 10 * lacking <= current.length && main.every(isFull)) {
    return { state: 'nearly', names: [''] }
  }
  const hasMain = main.length > 0 && isWhole(least)
  const share = all.filter(isWhole).length / all.length
  return hasMain || share >= 0.5 ? { state: 'partial', names: [''] } : least
}

const isHalf = ({ names }: Reading): boolean =>
  names.length > 0 && names.every((name) => name.endsWith(IN_PART))
const plainName = (name: string): string => name.replace(IN_PART, '')

/** The most that no fewer parts have than lack. */
function inHalf(parts: readonly PartReading[]): Reading {
  const states: readonly ReadState[] = ['partial', 'prefix', 'alias', 'flag']
  const most = states.find((state) => {
    const having = parts.filter((one) => rankOf(one) >= rankOf({ state }))
    return having.length > 0 && 2 * having.length >= parts.length
  })
  if (most !== 'prefix' && most !== 'alias') return { state: most ?? 'none', names: [] }
  const names = parts.filter(({ state }) => state === most).map((one) => one.names.map(plainName))
  const shared = (names[0] ?? []).filter((name) => names.every((all) => all.includes(name)))
  const areUsable = parts.every((one) => rankOf(one) >= usable && !isHalf(one))
  const said = shared.length === 0 ? [''] : shared
  return { state: most, names: said.map((name) => (areUsable ? name : name + IN_PART)) }
}

/**
 * What each release has of a feature: all of it from the version of web-features on, and before it where a release had
 * all parts and lost one; else some of its parts, or what its main entries need.
 */
export function featureReadings(id: string, browser: CoreBrowser): readonly Reading[] {
  const version = versionOf(id, browser)
  const from = version === undefined ? Infinity : positionOf(browser, version)
  const isBound = version?.startsWith('≤') === true
  const keys = partsOf(id)
  const main = new Set(mainKeys(id))
  const tracks = keys.map((key) => ({ key, readings: entryReadings(key, browser) }))
  const found = releasesOf(browser).map((_, place): Reading => {
    if (place >= from) return { state: 'full', names: [] }
    const parts = tracks.map(({ key, readings }) => {
      const { state, names } = readings?.[place] ?? none
      return { key, state, names }
    })
    const [least, most] = [none, full].map((unknown) => readingOf({ parts, mains: main }, unknown))
    if (least === undefined || most === undefined || rankOf(least) >= usable) return least ?? none
    return isBound || rankOf(most) !== rankOf(least) ? { state: 'unknown', names: [] } : least
  })
  // What may have begun before the version of web-features is not said to have.
  const known = found.slice(0, from).findLastIndex(({ state }) => state !== 'unknown')
  const incomplete = found.slice(0, from).findLastIndex(({ state }) => state !== 'full')
  return found.map((one, place) => {
    if (place >= from) return one
    if (place > incomplete) return { state: 'nearly', names: [''] }
    return place > known && !isBound && from < Infinity ? none : one
  })
}

/** The core browser with the engine of a runtime. */
const siblings = { nodejs: 'chrome', deno: 'chrome', bun: 'safari' } as const

/**
 * What each release of a runtime has of a feature, by the parts that the browser with its engine had in the version of
 * web-features; undefined if the data says nothing of them.
 */
export function runtimeReadings(id: string, runtime: Runtime): readonly Reading[] | undefined {
  const sibling = siblings[runtime]
  const version = versionOf(id, sibling)
  // That pages need https is nothing that a runtime has or lacks.
  const all = partsOf(id).filter((key) => !key.endsWith('secure_context_required'))
  const had = all.filter((key) => {
    const since = outSince(key, sibling)
    return since !== undefined && (version === undefined || isNoLater(since, version))
  })
  const counted = version === undefined || had.length === 0 ? all : had
  const told = new Map(counted.map((key) => [key, entryReadings(key, runtime)]))
  if ([...told.values()].every((found) => found === undefined)) {
    // Runtimes may have what is of their languages.
    const isPossible = counted.some((key) => /^(?:javascript|webassembly)\./.test(key))
    return isPossible ? releasesOf(runtime).map(() => ({ state: 'unknown', names: [] })) : undefined
  }
  const main = new Set(mainKeys(id))
  const others = new Map(
    all.flatMap((key) => {
      const readings = counted.includes(key) ? undefined : entryReadings(key, runtime)
      return readings === undefined ? [] : [[key, readings] as const]
    }),
  )
  return releasesOf(runtime).map((_, place) => {
    const at = (key: string, readings: readonly Reading[] | undefined) => {
      const { state, names } = readings?.[place] ?? none
      return { key, state, names }
    }
    const parts = counted.map((key) => at(key, told.get(key)))
    const beside = [...others].map(([key, readings]) => at(key, readings))
    const [least, most] = [none, full].map((unknown) =>
      readingOf({ parts, mains: main, beside }, unknown),
    )
    const isSure = least !== undefined && (least.state === most?.state || rankOf(least) >= usable)
    return isSure ? least : { state: 'unknown', names: [] }
  })
}

const isNoLater = (one: string, other: string): boolean => majorMinor(one) <= majorMinor(other)

/** What the preview has that the newest listed release lacks: all of a feature, or some of it. */
export function comesInPreview(id: string, browser: CoreBrowser): ReadState | undefined {
  const main = new Set(mainKeys(id))
  const parts = partsOf(id).map((key) => ({ key, state: previewState(key, browser), names: [] }))
  const { state } = readingOf({ parts, mains: main }, none)
  const last = featureReadings(id, browser).at(-1) ?? none
  return rankOf({ state }) > rankOf(last) && rankOf({ state }) >= usable ? state : undefined
}
