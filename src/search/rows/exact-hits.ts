import type { NamedKind } from '#language/index.ts'
import { isSameName, matchByName, type NameReading } from '#lib/match-by-name.ts'

import type { FoundHit } from './found-hit.ts'

/**
 * The hits whose name is the query. If there are none, also features whose name is its plural
 * ("websocket" is the feature WebSockets, not only the interface of that name), and other records
 * whose name equals it without the bracketed sign and the word for its kind ("optional chaining" is
 * "Optional chaining operator (?.)").
 *
 * @param readings what counts as the same name, the strictest first
 */
export function exactHits(
  q: string,
  hits: readonly FoundHit[],
  readings: readonly NameReading[],
): readonly FoundHit[] {
  const named = matchByName(q, hits, readings)
  if (named.length > 0 || q.trim() === '') return named
  const features = hits.filter(({ id }) => id === 'features')
  const others = hits.filter(({ id }) => id !== 'features')
  return [
    ...matchByName(`${q.trim()}s`, features, readings),
    ...matchByName(
      unadorned(q.trim()),
      others.map((hit) => ({ hit, names: hit.names.map(unadorned) })),
      readings,
    ).map(({ hit }) => hit),
  ]
}

/**
 * The entry that has a name and is of a kind, and the feature of the same name: "nav tag" is the
 * feature `<nav>` and the element. Undefined if a text names no kind, or nothing of it has the name.
 */
export function hitsOfKind(
  { name, kinds }: NamedKind,
  hits: readonly FoundHit[],
): readonly FoundHit[] | undefined {
  const entries = hits.filter(
    ({ id, hit, names: [own = ''] }) =>
      id === 'compat' && kinds.includes(String(Reflect.get(hit, 'kind'))) && isNamedPart(name, own),
  )
  const entry =
    entries.find(({ names: [own = ''] }) => name.toLowerCase() === own.toLowerCase()) ??
    entries.find(({ names: [own = ''] }) => isSameName(name, own)) ??
    entries[0]
  if (entry === undefined) return undefined
  const own = entry.names[0]?.toLowerCase()
  const feature = hits.find(
    ({ id, hit: { objectID }, names: [called = ''] }) =>
      id === 'features' &&
      (called.toLowerCase() === own ||
        (isSameName(name, called) && featuresOf(entry).includes(objectID))),
  )
  return feature === undefined ? [entry] : [feature, entry]
}

/**
 * Whether a text is what a name of a kind calls its thing: "nav" of "<nav>", "svh" of "svb, svh", "alt" of
 * "<img alt>", "scrollend" of "Document scrollend event", "at" of "Array.at()".
 */
export function isNamedPart(text: string, name: string): boolean {
  const bare = name.replace(/ (?:event|operator|statement)$/, '').replace(/ operator (?=\()/, ' ')
  const alone = bare.replace(/ \(.*\)$/, '')
  return [name, bare, alone, bare.replace(/^.*[\s.]/, ''), ...bare.split(', ')].some(
    (part) => isSameName(text, part) && text.includes(' ') === part.includes(' '),
  )
}

/** "Optional chaining" for "Optional chaining operator (?.)". */
function unadorned(name: string): string {
  return name
    .replace(/\s\([^()]*\)$/, '')
    .replace(/\s(?:operator|statement|expression|syntax|declaration|initializer)$/i, '')
}

/** The ids of the features that an entry belongs to. */
function featuresOf({ hit }: FoundHit): readonly unknown[] {
  const features: unknown = Reflect.get(hit, 'features')
  return Array.isArray(features) ? features : []
}

/**
 * Whether an entry named like the query ranks below a feature whose name only begins with it:
 * "anchor" is an old attribute and a function, but visitors who type it mean anchor positioning, and
 * `flex` is a property of Flexbox.
 * Entries of other features keep their rank, as do names typed as code ("AbortController").
 *
 * @param feature the best feature found
 */
export function yieldsToFeature(
  q: string,
  entry: FoundHit,
  feature: FoundHit | undefined,
): boolean {
  const text = q.trim()
  const [name = ''] = feature?.names ?? []
  if (feature === undefined || entry.id !== 'compat' || !/^[a-z\d ]+$/.test(text)) return false
  if (!new RegExp(`^${text}[ a-z]`, 'i').test(name)) return false
  const features = featuresOf(entry)
  return features.length > 0 ? features.includes(feature.hit.objectID) : name[text.length] === ' '
}
