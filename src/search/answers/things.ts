import * as v from 'valibot'

import type { BaselineStatus } from '#catalogue/baseline.ts'
import { listedFeature } from '#catalogue/features/record.ts'
import { platformCodes } from '#catalogue/platforms.ts'
import type { Supported } from '#catalogue/verdict/verdict.ts'
import { workingParts } from '#catalogue/working-parts.ts'
import type { NamedKind } from '#language/index.ts'
import { readKind } from '#language/reading.ts'
import { editDistance } from '#lib/edit-distance.ts'
import { isSameName } from '#lib/match-by-name.ts'
import { toSearchText } from '#lib/query-text.ts'
import { texts } from '#lib/schema.ts'
import { hitsOfKind, isNamedPart } from '#search/rows/exact-hits.ts'
import { readHits } from '#search/rows/found-hit.ts'
import { type Highlights, leaves } from '#search/transport/highlights.ts'
import { markedParts } from '#search/transport/marked-parts.ts'

import { around, type ThingList } from './thing-requests.ts'

/** A record that is asked about. */
export type Thing = {
  /** The other name by which the text asks for it: "inset-area" of `position-area`. */
  readonly otherName?: string | undefined
  /** The entry with the same name, if it is a feature: the property of "aspect-ratio". */
  readonly namesake?: Thing | undefined
  /** Whether the text names it with a typing error. */
  readonly isGuess?: true
  /** As it was found. */
  readonly hit?: unknown
  readonly list: ThingList
  readonly id: string
  readonly name: string
  readonly supported: Supported
  readonly usage?: number | undefined
  readonly baseline?: BaselineStatus | undefined
  readonly newlyDate?: number | undefined
  readonly widelyDate?: number | undefined
  /** Whether the source has only upper bounds of the days. */
  readonly approx?: true | undefined
  /** Of a compat entry: "Deprecated". */
  readonly status: readonly string[]
  /** Whether it is discouraged. */
  readonly isDiscouraged: boolean
  /** The features to use instead. */
  readonly alternatives: readonly Successor[]
}

export type Successor = { readonly id: string; readonly name: string }

/** What is found of a name in one list. */
export type FoundThings = { readonly list: ThingList; readonly hits: readonly unknown[] }

/**
 * The record whose name the words are. A feature comes before an entry of the same name, but an entry
 * before a feature that only has a part of this name: "optional chaining" is one of "Object".
 */
export function bestThing(name: string, found: readonly FoundThings[]): Thing | undefined {
  const kind = readKind(name)
  const meant = kind && thingOfKind(kind, found)
  if (meant !== undefined) return meant
  const wanted = { text: name, core: core(name) }
  for (const { list, isMeant } of readings) {
    const hits = found.flatMap((one) => (one.list === list ? one.hits : []))
    const all = hits.filter((hit) => isMeant(wanted, hit))
    const hit = isMeant === isMember ? mostUsed(all) : all[0]
    const thing = thingOf(list, hit)
    if (thing === undefined) continue
    const guess = isMeant === isNear && { isGuess: true as const }
    const namesake = list === 'features' ? namesakeOf(thing, found) : undefined
    return { ...thing, ...guess, namesake, otherName: otherNameOf(wanted, hit) }
  }
  return undefined
}

function namesakeOf({ name }: Thing, found: readonly FoundThings[]): Thing | undefined {
  const entries = found.flatMap(({ list, hits }) => (list === 'compat' ? hits : []))
  return thingOf(
    'compat',
    entries.find((hit) => textsIn(hit, ['name']).includes(name)),
  )
}

/** The entry of a kind, or the feature with the same name. */
function thingOfKind(kind: NamedKind, found: readonly FoundThings[]): Thing | undefined {
  const all = found.flatMap(({ list, hits }) => readHits({ id: list, names: ['name'] }, hits))
  const [first] = hitsOfKind(kind, all) ?? []
  return first && (first.id === 'features' || first.id === 'compat')
    ? thingOf(first.id, first.hit)
    : undefined
}

const thingSchema = v.object({
  ...v.pick(listedFeature, ['objectID', 'name', 'support', 'newlyDate', 'widelyDate', 'approx'])
    .entries,
  platforms: v.optional(platformCodes),
  usage: v.optional(v.number()),
  baseline: v.optional(listedFeature.entries.baseline),
  status: v.optional(texts),
  /** Lists retrieve only the number of all parts. */
  parts: v.optional(v.unknown()),
  discouraged: v.optional(v.object({ alternatives: texts, instead: v.optional(texts) })),
})

function thingOf(list: ThingList, hit: unknown): Thing | undefined {
  const read = v.safeParse(thingSchema, hit)
  if (!read.success) return undefined
  const {
    objectID: id,
    support,
    platforms,
    parts,
    status = [],
    discouraged,
    ...known
  } = read.output
  return {
    ...known,
    hit,
    list,
    id,
    supported: { support, platforms, parts: v.is(workingParts, parts) ? parts : undefined },
    status,
    isDiscouraged:
      discouraged !== undefined ||
      known.baseline === 'discouraged' ||
      status.includes('Deprecated'),
    alternatives: (discouraged?.alternatives ?? []).map((other, place) => ({
      id: other,
      name: discouraged?.instead?.[place] ?? other,
    })),
  }
}

type Wanted = { readonly text: string; readonly core: string }

type Reading = {
  readonly list: ThingList
  readonly isMeant: (wanted: Wanted, hit: unknown) => boolean
}

/** The name or the id, as typed. */
const isNamed: Reading['isMeant'] = ({ text }, hit) =>
  textsIn(hit, ['name', 'objectID']).some((own) => isSameName(text, own))

/** A unit without brackets and interface, which are those of a function: "svh", not "CSS.svh()". */
const isUnit: Reading['isMeant'] = ({ text }, hit) =>
  /^[a-z]+$/i.test(text) &&
  textsIn(hit, ['kind']).includes('CSS unit') &&
  textsIn(hit, ['name']).some((own) => isNamedPart(text, own))

/** "Selection.type" or its whole key, of which a feature has only the first word. */
const isDotted: Reading['isMeant'] = (wanted, hit) =>
  wanted.text.includes('.') && isNamed(wanted, hit)

const hasCore =
  (...names: readonly string[]): Reading['isMeant'] =>
  (wanted, hit) =>
    isOfLanguage(wanted, hit) && textsIn(hit, names).some((own) => core(own) === wanted.core)

/** The language that a text names: "html" of "html imports". */
const languageIn = (text: string): string | undefined =>
  /(?:^| )(css|html|svg|js|javascript)(?= |$)/.exec(text)?.[1]?.replace(/^js$/, 'javascript')

/** Whether an entry is of the language that a text names: "html imports" are no import of JavaScript. */
function isOfLanguage({ text }: Wanted, hit: unknown): boolean {
  const [id = ''] = textsIn(hit, ['objectID'])
  const language = /^(?:css|html|javascript|svg)(?=\.)/.exec(id)?.[0]
  return language === undefined || (languageIn(text) ?? language) === language
}

/** The name of a part of a feature, which may be of any language. */
const isOfPart: Reading['isMeant'] = (wanted, hit) =>
  languageIn(wanted.text) === undefined && hasCore('primary')(wanted, hit)

/** A word alone means many things, so only phrases count: "html imports" are not the keyword "import". */
const isPhrase: Reading['isMeant'] = (wanted, hit) =>
  coreWords(wanted.text).length > 1 && hasCore('keywords', 'tasks')(wanted, hit)

/** The fewest letters of a member that names it without its interface. */
const TELLING = 6

/** A member without its interface: "getElementById". The best hit comes first. */
const isMember: Reading['isMeant'] = ({ text }, hit) =>
  text.length >= TELLING &&
  textsIn(hit, ['name']).some((own) => isSameName(text, own.slice(own.lastIndexOf('.') + 1)))

/** Of interfaces with a member of the same name, the one with which most users can call it. */
const mostUsed = (hits: readonly unknown[]): unknown =>
  hits.toSorted((a, b) => usageOf(b) - usageOf(a))[0]

function usageOf(hit: unknown): number {
  const usage: unknown = typeof hit === 'object' && hit && Reflect.get(hit, 'usage')
  return typeof usage === 'number' ? usage : 0
}

/** The name in code that a record has beside its own, if a text uses it. */
function otherNameOf({ text }: Wanted, hit: unknown): string | undefined {
  const isOwn = textsIn(hit, ['name', 'objectID']).some((own) => isNamedPart(text, own))
  if (isOwn || !/^[a-z]+(?:-[a-z]+)+$/i.test(text)) return undefined
  return textsIn(hit, ['aliases']).find((other) => isSameName(text, other))
}

/** The figures of a name are those of another thing: "shadow dom v0" is not Shadow DOM. */
const figuresOf = (name: string): string => name.replaceAll(/\D+/g, ' ').trim()

/** A name with a typing error. */
const isNear: Reading['isMeant'] = (wanted, hit) => {
  const { length } = wanted.core
  const most = length < FORGIVING ? 0 : length < 2 * FORGIVING ? 1 : 2
  const names = most === 0 ? [] : textsIn(hit, ['name', 'objectID', 'aliases', 'titles'])
  return names.some(
    (own) =>
      figuresOf(own) === figuresOf(wanted.text) && editDistance(core(own), wanted.core) <= most,
  )
}

const readings: readonly Reading[] = [
  { list: 'features', isMeant: isNamed },
  { list: 'compat', isMeant: isUnit },
  { list: 'compat', isMeant: isDotted },
  { list: 'features', isMeant: hasCore('name', 'objectID') },
  { list: 'compat', isMeant: isNamed },
  { list: 'compat', isMeant: hasCore('name', 'aliases') },
  { list: 'features', isMeant: hasCore('aliases', 'titles') },
  { list: 'features', isMeant: isOfPart },
  { list: 'compat', isMeant: isMember },
  { list: 'features', isMeant: isPhrase },
  { list: 'features', isMeant: isNear },
]

/** The fewest letters of a name with a tolerated typing error. */
const FORGIVING = 5

/** The texts of a hit by attribute. Lists have some of them only as highlights. */
function textsIn(hit: unknown, names: readonly string[]): readonly string[] {
  if (typeof hit !== 'object' || hit === null) return []
  const { _highlightResult: marks = {} }: { readonly _highlightResult?: Highlights } = hit
  return names.flatMap((name) => {
    const value: unknown = Reflect.get(hit, name) ?? leaves(marks[name]).map(plainText)
    return [value].flat().filter((one): one is string => typeof one === 'string')
  })
}

function plainText({ value }: { readonly value: string }): string {
  return markedParts(value)
    .map((part) => part.value)
    .join('')
}

/** The letters of a name without the words around it, plurals and what stands in brackets. */
const core = (name: string): string => coreWords(name).join('')

function coreWords(name: string): readonly string[] {
  const words = toSearchText(name)
    .toLowerCase()
    .replaceAll(/\s\([^)]*\)/g, ' ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
  // An interface is part of the name of its member.
  const own = /\w\.\w/.test(name) ? words : words.filter((word) => !around.has(word))
  return (own.length === 0 ? words : own).map((word) =>
    word.length > 3 ? word.replace(/(?<=[^s])s$/, '') : word,
  )
}
