import type { SearchedAttribute } from '#engine/index/token-stream.ts'
import type { IndexShape, TextQuery } from '#engine/types.ts'

/** The kinds of matches that an attribute allows, one bit each. */
export const SEARCHED = 1
export const TYPOS = 2
export const PREFIXES = 4
export const EXACT = 8

/** Attribute number → allowed kinds of matches. */
export type AttributeRules = Uint8Array

export function attributeRules(
  attributes: readonly SearchedAttribute[],
  shape: IndexShape,
  text: TextQuery,
): AttributeRules {
  const restricted = text.restrictSearchableAttributes
  return Uint8Array.from(attributes, ({ name }) => {
    const searched = restricted.length === 0 || listed(restricted, name)
    return (
      (searched ? SEARCHED : 0) |
      (listed(text.disableTypoToleranceOnAttributes, name) ? 0 : TYPOS) |
      (listed(shape.disablePrefixOnAttributes, name) ? 0 : PREFIXES) |
      (listed(text.disableExactOnAttributes, name) ? 0 : EXACT)
    )
  })
}

/** True if an attribute forbids a kind of match, so that not all records with a word may match. */
export function isRestrictive(rules: AttributeRules): boolean {
  const all = SEARCHED | TYPOS | PREFIXES
  return rules.some((rule) => (rule & all) !== all)
}

function listed(names: readonly string[], name: string): boolean {
  return names.some((entry) => entry === name || name.startsWith(`${entry}.`))
}
