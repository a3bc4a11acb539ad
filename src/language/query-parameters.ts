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

/**
 * Parameters with which records follow that lack some of the words. Those with more words stay first, and fewer typos
 * are tolerated: a short word with a typo is often another word.
 */
export function closeToo(text: string): object {
  if (text.includes('"') || !/\S\s+\S/.test(text)) return {}
  return {
    optionalWords: text.match(/[\p{L}\p{N}]+/gu) ?? [],
    typoTolerance: true,
    minWordSizefor1Typo: 5,
    minWordSizefor2Typos: 9,
  }
}

/** The same for a text with three longer words; none for others, whose words are all needed. */
export const closeToLong = (text: string): object => (isLong(text) ? closeToo(text) : {})

/** A name that begins with a hyphen would be excluded. Its words are the same without. */
function withoutHyphens(text: string): string {
  return text.replaceAll(/(?<=^|\s)-+(?=\S)/g, '').trimEnd()
}

/** Whether a text has three longer words: a record without one of them may be meant. */
const isLong = (text: string): boolean => (text.match(/[\p{L}\p{N}]{4,}/gu)?.length ?? 0) > 2
