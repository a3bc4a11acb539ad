import { coreBrowsers } from '#catalogue/browsers.ts'
import { type CodeEntry, type CodeIndex, onceByName } from '#check/analysis/code-index.ts'
import { isNoNewer } from '#check/analysis/entry-order.ts'
import { plainSince } from '#lib/support-code.ts'

import { ofEveryObject } from './script-members.ts'

/** An entry that a name on an unknown object may mean, and how sure that is. */
export type LooseUse = { readonly key: string; readonly certainty: 'likely' | 'possible' }

/** Array types that code rarely distinguishes; they share their methods. */
const lists = /^javascript\.builtins\.(?:Array|TypedArray)\./

/**
 * The entry of a member of an unknown object: of a name of several words, if all platform objects that have such a
 * member got it together; of a method with one word, the oldest entry, which is only possible.
 */
export function looseMember(
  name: string,
  index: CodeIndex,
  isCalled = false,
): LooseUse | undefined {
  // Camel-case names such as "showModal" are specific; "start" is not.
  if (!/[a-z][A-Z]/.test(name) && !ofEveryObject.test(name)) {
    return isCalled ? oneWordMethod(name, index).use : undefined
  }
  const entry = onlyEntry(index.named('member', name), index)
  if (entry === undefined) return undefined
  return { key: entry.key, certainty: isTelling(entry, name) ? 'likely' : 'possible' }
}

const oneWordMethod = onceByName((name, index): { readonly use?: LooseUse } => {
  const keys = index.named('member', name).filter((key) => isMethod(key, index))
  const oldest = oldestEntry(keys, index)
  return oldest === undefined ? {} : { use: { key: oldest.key, certainty: 'possible' } }
})

/** The entry of an event of an unknown target. */
export function looseEvent(name: string, index: CodeIndex): LooseUse | undefined {
  const keys = index.named('event', name)
  const isLikely = name.length >= TELLING_EVENT && !everydayEvents.has(name)
  const entry = isLikely ? oldestEntry(keys, index) : onlyEntry(keys, index)
  return entry && { key: entry.key, certainty: isLikely ? 'likely' : 'possible' }
}

/** Shorter names of events are mostly single words, which other code uses for its own events. */
const TELLING_EVENT = 9

/** Longer names that libraries give to their own events. */
const everydayEvents = new Set(
  `configurationchange connecting connectionstatechange disconnect downloadprogress durationchange
  levelchange loadingdone loadingerror navigateerror promptaction ratechange selectend terminate
  textupdate timeupdate typechange updateend updatefound updatestart versionchange volumechange`.split(
    /\s+/,
  ),
)

/** The entry that all keys stand for: there is one, or all are supported since the same versions. */
function onlyEntry(keys: readonly string[], index: CodeIndex): CodeEntry | undefined {
  const [first, ...others] = keys.flatMap((key) => index.get(key) ?? [])
  if (first === undefined) return undefined
  const isOne =
    keys.every((key) => lists.test(key)) || others.every((entry) => isAsNew(first, entry))
  return isOne && isAlive(first) ? first : undefined
}

/** The entry that every browser has at least as long as the others: the least that code needs. */
function oldestEntry(keys: readonly string[], index: CodeIndex): CodeEntry | undefined {
  const entries = keys.flatMap((key) => index.get(key) ?? [])
  const oldest = entries.find((entry) => entries.every((other) => isNoNewer(entry, other)))
  return oldest !== undefined && isAlive(oldest) ? oldest : undefined
}

const isMethod = (key: string, index: CodeIndex): boolean =>
  usual.test(key) && index.get(key)?.name.endsWith('()') === true

const isAsNew = (a: CodeEntry, b: CodeEntry): boolean =>
  coreBrowsers.every((browser) => a.support[browser] === b.support[browser])

/**
 * Whether a browser supports the entry today: on an unknown object, a name that all browsers have
 * dropped is unlikely to mean the entry.
 */
const isAlive = ({ support }: CodeEntry): boolean =>
  Object.values(support).some((code) => plainSince(code, '') !== undefined)

/**
 * Objects that code usually holds in variables without a type: nodes, events and built-in objects.
 * Members of others ("GPURenderPassEncoder.setViewport", "CSSPositionTryDescriptors.minWidth") are
 * less likely than members of the code's own objects with the same name.
 */
const usual =
  /^(?:javascript\.builtins\.\w+|api\.(?:Animation|AbortSignal|Blob|Document|DocumentFragment|Element|ElementInternals|EventTarget|File|FormData|HTML\w*Element|MathMLElement|Node|Range|ReadableStream|Request|Response|SVG\w*Element|Selection|ShadowRoot|URL|\w+Event|Event))\.[^.]+$/

/** Whether other code hardly has such a name: it is a method, or a property of three words. */
function isTelling({ key, name: shown }: CodeEntry, name: string): boolean {
  if (ofEveryObject.test(name)) return true
  if (!usual.test(key)) return false
  return shown.endsWith('()') || (name.match(words)?.length ?? 0) > 2
}

const words = /[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g

/** The key of the CSS property that a style member names: "scrollbarGutter" → "scrollbar-gutter". */
export function cssProperty(name: string, index: CodeIndex): string | undefined {
  const kebab = name
    .replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    .replace(/^(?=(?:webkit|moz|ms)-)/, '-')
  const key = `css.properties.${name === 'cssFloat' ? 'float' : kebab}`
  return index.has(key) ? key : undefined
}
