/** Whether a text has three longer words: a record without one of them may be meant. */
const isLong = (text: string): boolean => (text.match(/[\p{L}\p{N}]{4,}/gu)?.length ?? 0) > 2

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
