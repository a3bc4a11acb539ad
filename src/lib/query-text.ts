import { isSign, signWord } from './signs.ts'

/**
 * Converts typed text to a search query: drops call brackets and the hyphens of a custom property,
 * collapses doubled colons (records contain `::marker`, and each colon of the query would have to
 * match), and replaces operators by their words. A hyphen asks for neighbours, which the words of
 * Sec-WebSocket-Key are not, because its second one is two. Idempotent. White space is kept, so that the text
 * grows as it is typed.
 */
export function toSearchText(typed: string): string {
  return typed.replace(/\S+/g, toSearchWord)
}

/** The words of a text in lower case, without signs. */
export function wordsIn(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}

function toSearchWord(word: string): string {
  // Records hold these two as words: names of at-rules and pseudo-classes begin with them.
  if (/^(?:@+|:+)$/.test(word)) return word.replace(/:+/, ':')
  if (isSign(word)) return signWord(word)
  const bare = word
    .replace(/\(+\)+|^-{2,}(?=[^-])/g, '')
    .replace(/:{2,}/g, ':')
    .replace(/^sec-.+/i, (header) => header.replaceAll('-', ' '))
  return bare === word ? word : toSearchWord(bare)
}

/** Whether a text contains a letter, a digit, or a sign that the indices hold as a word. */
export function isSearchable(text: string): boolean {
  return /[\p{L}\p{N}@:<?]/u.test(text)
}

// Control characters and bidirectional overrides: invisible, and never searched for.
const invisible = /[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu

/**
 * The longest prefix of `text` within `max` bytes of UTF-8, without control characters or lone
 * surrogates. Providers reject queries above 512 bytes.
 */
export function clipBytes(text: string, max = 512): string {
  const clean = text.toWellFormed().replace(invisible, '')
  const { read } = new TextEncoder().encodeInto(clean, new Uint8Array(max))
  return clean.slice(0, read)
}
