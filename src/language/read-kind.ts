import { begun } from './asking-words.ts'
import table from './kinds.json' with { type: 'json' }

/** A name with what it is the name of. */
export type NamedKind = {
  /** "nav". */
  readonly name: string
  /** Values of the facet `kind` of entries; the record has one of them. */
  readonly kinds: readonly string[]
}

const listed = Object.entries(table.kinds).flatMap(([kinds, words]) =>
  words.split('|').map((word) => [word, kinds.split('|')] as const),
)

/** What each word means, and what only it begins with: "order pro". */
const kindsOf: ReadonlyMap<string, readonly string[]> = new Map([
  ...listed.flatMap(([word, kinds]) => begun(word).map((beginning) => [beginning, kinds] as const)),
  ...listed,
])

/** The words for kinds. */
export const kindWords: readonly string[] = listed.map(([word]) => word)

/** The longest words first: "html element" is no "element" named "html". */
const words = [...kindsOf.keys()].toSorted((a, b) => b.length - a.length).join('|')
const named = new RegExp(
  String.raw`^\s*(?:(?:the|an?|html5?|css3?|svg|http|js)\s+)*(\S+(?:\s\S+)??)\s+(${words})\s*$`,
  'i',
)

/**
 * Reads a name before a word of `kinds.json`, or its beginning: "nav tag", "order prop", "::after pseudo element".
 * Whether something of that kind has the name is left to the search. Undefined for any other text.
 */
export function readKind(text: string): NamedKind | undefined {
  const [, name, word = ''] = named.exec(text) ?? []
  const kinds = kindsOf.get(word.toLowerCase())
  return name === undefined || kinds === undefined ? undefined : { name, kinds }
}
