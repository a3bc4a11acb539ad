import { readQualifiers } from './qualifiers.ts'

/**
 * What a text searches for beside its filters: its words, and what a query has to say of excluded
 * words and alternatives, as hosted providers read it. Undefined for a text of words alone.
 */
export function wordsBesideFilters(typed: string) {
  const { words, excluded, alternatives } = readQualifiers(typed)
  if (words === typed) return undefined
  const features = [...(/".+"/.test(words) ? ['exactPhrase'] : []), 'excludeWords']
  return {
    words: excluded.length === 0 ? words : withoutHyphens(words),
    /** The end of the query. */
    end: excluded.map((word) => ` -${word}`).join(''),
    parameters: {
      ...(excluded.length > 0 && { advancedSyntax: true, advancedSyntaxFeatures: features }),
      // If all words are optional, a record has one of them, and those with more come first.
      ...(alternatives.length > 0 && { optionalWords: alternatives }),
    },
  }
}

/** A name that begins with a hyphen would be excluded. Its words are the same without. */
function withoutHyphens(text: string): string {
  return text.replaceAll(/(?<=^|\s)-+(?=\S)/g, '').trimEnd()
}
