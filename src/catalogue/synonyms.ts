import type { SynonymHit } from 'algoliasearch'

import words from './synonyms.json' with { type: 'json' }

/**
 * The lines of `synonyms.json`, of which an index may have at most 1,000. The words of a line find
 * each other: `terms` have the same meaning, `everyday` words nearly, and `verbs` are forms of one
 * verb, because providers only relate singular and plural. `oneWay` has acronyms and concepts: the
 * first word finds the others, but not the reverse.
 */
export const synonyms: readonly SynonymHit[] = [
  ...[...words.terms, ...words.everyday, ...words.verbs].map((line): SynonymHit => ({
    objectID: `equal-${slug(line[0] ?? '')}`,
    type: 'synonym',
    synonyms: line,
  })),
  ...Object.entries(words.oneWay).map(([input, found]): SynonymHit => ({
    objectID: `lead-${slug(input)}`,
    type: 'oneWaySynonym',
    input,
    synonyms: found,
  })),
]

function slug(text: string): string {
  return text.replace(/[^a-z0-9]+/g, '-')
}
