import type { Reading } from '#lib/match-by-name.ts'
import { matchByName } from '#lib/match-by-name.ts'

import type { FoundHit } from './found-hit.ts'

/**
 * The hits of a list whose name is the query. Where none is, a feature is also called by the singular of its name, so
 * that "websocket" is the feature WebSockets and not only the interface of that name, and an entry by its name without
 * the sign behind it: "optional chaining" is "Optional chaining operator (?.)".
 *
 * @param readings what counts as the same name, the strictest first.
 */
export function exactHits(
  q: string,
  hits: readonly FoundHit[],
  readings: readonly Reading[],
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

/** "Optional chaining operator (?.)" is "Optional chaining": without the sign and the word for what it is. */
function unadorned(name: string): string {
  return name
    .replace(/\s\([^()]*\)$/, '')
    .replace(/\s(?:operator|statement|expression|syntax|declaration|initializer)$/i, '')
}

/**
 * Whether an entry that is called like the query stands behind a feature whose name only begins with it: "anchor" is an
 * old attribute and a function, and who types it looks for anchor positioning. An entry of another feature does not, nor
 * one that was typed as code ("AbortController").
 *
 * @param feature the best of the features that were found.
 */
export function yieldsToFeature(
  q: string,
  entry: FoundHit,
  feature: FoundHit | undefined,
): boolean {
  const text = q.trim()
  const [name = ''] = feature?.names ?? []
  if (feature === undefined || entry.id !== 'compat' || !/^[a-z\d ]+$/.test(text)) return false
  if (!name.toLowerCase().startsWith(`${text} `)) return false
  const features: unknown = Reflect.get(entry.hit, 'features')
  return (
    !Array.isArray(features) || features.length === 0 || features.includes(feature.hit.objectID)
  )
}
