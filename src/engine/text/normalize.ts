import type { IndexShape } from '#engine/types.ts'

type CharacterKind =
  | 'letter'
  | 'digit'
  /** A combining mark: part of a word, but without normalised text. */
  | 'mark'
  /** A character of a script without spaces, which is a word on its own. */
  | 'ideograph'
  /** An indexed separator, which is a word on its own. */
  | 'symbol'
  /** Separates words that are also indexed as one word: "don't", "hello.world". */
  | 'joiner'
  | 'gap'

export type Piece = {
  readonly kind: CharacterKind
  /** The normalised text; empty if the character is not part of a word. */
  readonly text: string
  /** Length in UTF-16 code units. */
  readonly size: number
  readonly upper: boolean
}

export type Characters = {
  /** Reads the piece at `index`, which must be inside the text. */
  readonly read: (text: string, index: number) => Piece
  /** Normalises a text; characters between words are kept. */
  readonly normalize: (text: string) => string
}

export type CharacterRules = Pick<IndexShape, 'separatorsToIndex'>

/** Characters with precomputed pieces: ASCII and Latin-1. */
const PRECOMPUTED = 256

/** Other characters cached before the cache is cleared; queries may contain any character. */
const CACHED_CHARACTERS = 8192

/** Letters that have no Unicode decomposition but are commonly spelt this way. */
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

/** Creates the character rules of an index. Pieces are cached. */
export function createCharacters({ separatorsToIndex }: CharacterRules): Characters {
  const known = Array.from({ length: PRECOMPUTED }, (_, code) =>
    makePiece(String.fromCodePoint(code), separatorsToIndex),
  )
  const rare = new Map<number, Piece>()
  function read(text: string, index: number): Piece {
    const code = text.codePointAt(index) ?? 0
    const cached = code < PRECOMPUTED ? known[code] : rare.get(code)
    if (cached !== undefined) return cached
    const piece = makePiece(String.fromCodePoint(code), separatorsToIndex)
    if (rare.size === CACHED_CHARACTERS) rare.clear()
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

/** Folds case, compatibility forms and diacritics. */
function fold(character: string): string {
  const lower = character.toLowerCase()
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

function makePiece(character: string, separators: string): Piece {
  const kind = kindOf(character, separators)
  const wordless = kind === 'gap' || kind === 'joiner' || kind === 'mark'
  const text = wordless ? '' : fold(character)
  return { kind, text, size: character.length, upper: character !== character.toLowerCase() }
}
