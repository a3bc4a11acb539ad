import type { IndexShape } from '../types.ts'

/** What a character is to the tokeniser. */
type CharacterKind =
  | 'letter'
  | 'digit'
  /** A combining mark: part of the word it stands in, but without text of its own. */
  | 'mark'
  /** A character of a script that writes without spaces: a word of its own. */
  | 'ideograph'
  /** An indexed separator: a word of its own. */
  | 'symbol'
  /** Separates words that are also indexed joined: "don't", "hello.world". */
  | 'joiner'
  | 'gap'

/** One reading step over a text. */
export type Piece = {
  readonly kind: CharacterKind
  /** The normalised text, empty for what is no part of a word. */
  readonly text: string
  /** UTF-16 units read. */
  readonly size: number
  readonly upper: boolean
}

/** The rules by which an index reads records and queries alike. */
export type Characters = {
  /** The piece that begins at `index`, which must lie inside the text. */
  readonly read: (text: string, index: number) => Piece
  /** The whole text, normalised, everything that is no word kept. */
  readonly normalize: (text: string) => string
}

export type CharacterRules = Pick<
  IndexShape,
  'separatorsToIndex' | 'keepDiacriticsOnCharacters' | 'customNormalization'
>

/** Characters whose pieces are made in advance: ASCII and Latin-1. */
const TABLED = 256

/** Other characters remembered at once; then all are forgotten. Unicode has a million, and a query may have any. */
const REMEMBERED = 8192

/** Letters that Unicode does not decompose but every reader does. */
const folded: ReadonlyMap<string, string> = new Map([
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['ø', 'o'],
  ['ł', 'l'],
  ['đ', 'd'],
  ['ð', 'd'],
  ['þ', 'th'],
  ['ı', 'i'],
])

const joiners = ".'’®©"
const wordCharacter = /[\p{L}\p{N}]/u
const digit = /\p{N}/u
const mark = /\p{M}/u
const marks = /\p{M}/gu
const ideograph = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u
const keptMarks = /[\p{Script=Thai}]/u

/** Lower case, compatibility forms and diacritics folded, unless the character is to be kept. */
function fold(character: string, kept: string): string {
  const lower = character.toLowerCase()
  if (kept.includes(lower)) return lower
  const known = folded.get(lower)
  if (known !== undefined) return known
  return keptMarks.test(lower) ? lower : lower.normalize('NFKD').replace(marks, '')
}

function kindOf(character: string, separators: string): CharacterKind {
  if (separators.includes(character)) return 'symbol'
  if (ideograph.test(character)) return 'ideograph'
  if (digit.test(character)) return 'digit'
  if (wordCharacter.test(character)) return 'letter'
  if (mark.test(character)) return 'mark'
  return joiners.includes(character) ? 'joiner' : 'gap'
}

function makePiece(character: string, rules: CharacterRules): Piece {
  const kind = kindOf(character, rules.separatorsToIndex)
  const wordless = kind === 'gap' || kind === 'joiner' || kind === 'mark'
  const text = wordless ? '' : fold(character, rules.keepDiacriticsOnCharacters.toLowerCase())
  return { kind, text, size: character.length, upper: character !== character.toLowerCase() }
}

function customPiece(from: string, to: string): Piece {
  const kind = /^\p{N}+$/u.test(to) ? 'digit' : 'letter'
  return to === ''
    ? { kind: 'mark', text: '', size: from.length, upper: false }
    : { kind, text: to.toLowerCase(), size: from.length, upper: false }
}

/**
 * The reading rules of an index. Custom replacements win over everything, the longest first; the pieces of
 * characters are remembered.
 */
export function createCharacters(rules: CharacterRules): Characters {
  const known = Array.from({ length: TABLED }, (_, code) =>
    makePiece(String.fromCodePoint(code), rules),
  )
  const rare = new Map<number, Piece>()
  const custom = [...rules.customNormalization]
    .filter(([from]) => from !== '')
    .toSorted(([a], [b]) => b.length - a.length)
    .map(([from, to]) => ({ from: from.toLowerCase(), piece: customPiece(from, to) }))
  function read(text: string, index: number): Piece {
    for (const { from, piece } of custom) {
      if (text.slice(index, index + from.length).toLowerCase() === from) return piece
    }
    const code = text.codePointAt(index) ?? 0
    const cached = code < TABLED ? known[code] : rare.get(code)
    if (cached !== undefined) return cached
    const piece = makePiece(String.fromCodePoint(code), rules)
    if (rare.size === REMEMBERED) rare.clear()
    rare.set(code, piece)
    return piece
  }
  function normalize(text: string): string {
    let normalized = ''
    for (let index = 0; index < text.length;) {
      const piece = read(text, index)
      const kept = piece.kind === 'gap' || piece.kind === 'joiner'
      normalized += kept ? text.slice(index, index + piece.size) : piece.text
      index += piece.size
    }
    return normalized
  }
  return { read, normalize }
}
