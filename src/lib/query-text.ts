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
  ['<>', 'inequality'],
])

/**
 * What to search for when a person typed `typed`: call brackets and the hyphens of a custom property are dropped,
 * a doubled colon is one (records write `::marker` with both, and each colon would have to match), signs become
 * words. Of code only the names are left: `el.scrollIntoView({ block: "end" })` is "scrollIntoView", `/a+/v` the flag.
 * Applying it twice changes nothing more. White space stays, so that the text grows as it is typed.
 */
export function toSearchText(typed: string): string {
  return withoutFigures(withoutArguments(typed)).replace(/\S+/g, toSearchWord)
}

/** Variables of examples, with the name that the data has for what they hold. */
const variables: ReadonlyMap<string, string> = new Map([
  ['el', 'Element '],
  ['elem', 'Element '],
  ['arr', 'Array '],
  ['str', 'String '],
  ['obj', 'Object '],
  ['evt', 'Event '],
  ['res', 'Response '],
  ['this', ''],
  ['self', ''],
])
const variable = /(?<![\w.])([a-z]+)\./g

/** A declaration of a style sheet, "aspect-ratio: 16 / 9;". */
const declaration = /^(\s*[a-z-]+):\s+(\S.*?);?(\s*)$/

/** A declaration without its colon and its figures: its property and what of the value is a name. */
function withoutFigures(typed: string): string {
  const [, name, value = '', space = ''] = declaration.exec(typed) ?? []
  if (name === undefined) return typed
  const names = value.split(/\s+/).filter((word) => /^[^\d#/]/.test(word))
  return [name, ...names].join(' ') + space
}

/** Code without the arguments of its calls. Where there were some, the names of a chain stand apart. */
function withoutArguments(typed: string): string {
  const bare = typed.replace(/(?<=\w)\([^()]*(?:\)|$)/g, '')
  if (bare === typed) return typed
  if (bare.includes('(')) return withoutArguments(bare)
  const hadArguments = /\w\(\s*[^()\s]/.test(typed)
  return hadArguments
    ? bare
        .replace(variable, (all, name: string) => variables.get(name) ?? all)
        .replace(/(?<=\w)\.(?=\w)/g, ' ')
    : bare
}

/** What the flags of a regular expression are called. */
const flagNames: ReadonlyMap<string, string> = new Map([
  ['d', 'hasIndices'],
  ['s', 'dotAll'],
  ['u', 'unicode'],
  ['v', 'unicodeSets'],
  ['y', 'sticky'],
])

/** `/a+/v` → "RegExp unicodeSets"; undefined for another word. */
function wordsOfPattern(word: string): string | undefined {
  const flags = /^\/.+\/([dgimsuvy]*)$/.exec(word)?.[1]
  return flags === undefined
    ? undefined
    : ['RegExp', ...Array.from(flags).flatMap((flag) => flagNames.get(flag) ?? [])].join(' ')
}

function toSearchWord(word: string): string {
  const sign = wordsOfSigns.get(word) ?? wordsOfPattern(word)
  if (sign !== undefined) return sign
  const bare = word
    .replace(/\(+\)+/g, '')
    .replace(/:{2,}/g, ':')
    .replace(/^-{2,}(?=[^-])/, '')
  return wordsOfSigns.get(bare) ?? bare
}

/** How questions begin, where more follows. */
const opening =
  /^\s*(?:how (?:to|do i|do you|can i)|what(?: is|'s| are)|can i(?: use)?|is there)\s+(?=\S)/i
/** What people add to what they look for, where something precedes. */
const addition =
  /(?<=\S)(?:\s+(?:browser\s+)?(?:support|compatibility|polyfill|examples?|tutorials?))+\s*$/i

/** A query without the phrases around what it asks for: "how to center text", "subgrid browser support". */
export function withoutPhrases(typed: string): string {
  const asked = typed.replace(opening, '')
  const rest = asked.replace(addition, '')
  return asked === typed && isShort(rest)
    ? rest
    : rest.replace(/(?<=\s|^)(?:an?|the|my)\s+(?=\S)/gi, '')
}

const isShort = (text: string): boolean => !/\S\s+\S+\s+\S/.test(text)

/** Whether a text has four words or more: names of the platform that are stop words are shorter. */
export function isSentence(text: string): boolean {
  return /(?:\S+\s+){3}\S/.test(text)
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
