/**
 * Operators and other signs that hold no letter, with the words they are searched by. A search engine reads words;
 * "?." has none.
 */
const wordsOfSigns: ReadonlyMap<string, string> = new Map([
  ['?.', 'optional chaining'],
  ['??', 'nullish coalescing'],
  ['??=', 'nullish coalescing assignment'],
  ['&&=', 'logical AND assignment'],
  ['||=', 'logical OR assignment'],
  ['&&', 'logical AND'],
  ['||', 'logical OR'],
  ['=>', 'arrow functions'],
  ['...', 'spread'],
  ['**', 'exponentiation'],
  ['**=', 'exponentiation assignment'],
  ['===', 'strict equality'],
  ['!==', 'strict inequality'],
  ['==', 'equality'],
  ['!=', 'inequality'],
  ['>>>', 'unsigned right shift'],
  ['>>', 'right shift'],
  ['<<', 'left shift'],
  ['++', 'increment'],
  ['%', 'remainder'],
  ['#', 'private'],
  ['#!', 'hashbang'],
  ['&', 'nesting'],
  ['``', 'template literals'],
  ['[]', 'array literals'],
  ['{}', 'object initializer'],
  ['()', 'grouping'],
  ['!', 'logical NOT'],
])

/**
 * What to search for when a person typed `typed`: call brackets and the hyphens of a custom property are dropped,
 * a doubled colon is one (records write `::marker` with both, and each colon would have to match), signs become
 * words. Applying it twice changes nothing more. White space stays, so that the text grows as it is typed.
 */
export function toSearchText(typed: string): string {
  return typed.replace(/\S+/g, toSearchWord)
}

function toSearchWord(word: string): string {
  const sign = wordsOfSigns.get(word)
  if (sign !== undefined) return sign
  const bare = word
    .replace(/\(+\)+/g, '')
    .replace(/:{2,}/g, ':')
    .replace(/^-{2,}(?=[^-])/, '')
  return wordsOfSigns.get(bare) ?? bare
}

/** Whether a text has anything that an index holds: letters, digits, or a sign that the indices keep as a word. */
export function isSearchable(text: string): boolean {
  return /[\p{L}\p{N}@:<?]/u.test(text)
}

// Control characters, and the characters that turn the direction of text around: invisible, and never searched for.
const invisible = /[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu

/**
 * The longest beginning of `text` that is at most `max` bytes of UTF-8, without invisible control characters and
 * without half a surrogate pair. Providers answer with an error above 512 bytes of query.
 */
export function clipBytes(text: string, max = 512): string {
  const clean = text.toWellFormed().replace(invisible, '')
  const { read } = new TextEncoder().encodeInto(clean, new Uint8Array(max))
  return clean.slice(0, read)
}
