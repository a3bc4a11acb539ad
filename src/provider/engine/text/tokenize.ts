import type { Characters, Piece } from './normalize.ts'

/** What stands between a word and the one before it. */
type Gap = 'none' | 'joiner' | 'hyphen' | 'other'

/** A maximal run of letters and digits, or a character that is a word of its own. */
export type Word = {
  /** Normalised. */
  readonly text: string
  /** UTF-16 offsets in the original text. */
  readonly start: number
  readonly end: number
  readonly gap: Gap
  readonly kind: 'word' | 'symbol' | 'ideograph'
  /** Lengths of `text` at which a camelCase part ends, the last one excluded. */
  readonly humps: readonly number[]
}

/** A word of a record as it is indexed. */
export type Token = {
  readonly text: string
  readonly start: number
  readonly end: number
  /** Number of the first and of the last base word it covers, counted within the value. */
  readonly first: number
  readonly last: number
  /** It is all there is in the value, symbols aside. */
  readonly whole: boolean
}

/** The shortest part of a joined word that is indexed by itself. */
const MIN_JOINED_PART = 3
const startsWithDigit = /^\p{N}/u

function gapOf(text: string, start: number, end: number): Gap {
  if (start === end) return 'none'
  if (text.slice(start, end) === '-') return 'hyphen'
  return 'other'
}

type Reader = { readonly text: string; readonly characters: Characters }

function isWordPart(piece: Piece): boolean {
  return piece.kind === 'letter' || piece.kind === 'digit' || piece.kind === 'mark'
}

/** True where a part of a camelCase word begins: "fooBar", and the last capital of "HTMLElement". */
function isHump(before: Piece, piece: Piece, next: Piece | undefined): boolean {
  if (!piece.upper || before.kind === 'mark') return false
  return !before.upper || (next !== undefined && next.kind === 'letter' && !next.upper)
}

const noHumps: readonly number[] = []

function readWord({ text, characters }: Reader, start: number, gap: Gap): Word {
  let humps = noHumps
  let normalized = ''
  let before: Piece | undefined
  let index = start
  while (index < text.length) {
    const piece = characters.read(text, index)
    if (!isWordPart(piece)) break
    const after = index + piece.size
    if (before !== undefined && piece.upper) {
      const next = after < text.length ? characters.read(text, after) : undefined
      if (isHump(before, piece, next)) humps = humps.concat(normalized.length)
    }
    normalized += piece.text
    before = piece
    index = after
  }
  return { text: normalized, start, end: index, gap, kind: 'word', humps }
}

/** A character that is a word of its own. */
function readSign(piece: Piece, start: number, gap: Gap): Word {
  const kind = piece.kind === 'symbol' ? 'symbol' : 'ideograph'
  return { text: piece.text, start, end: start + piece.size, gap, kind, humps: noHumps }
}

/** The words of a text in order, before anything is joined or split. */
export function readWords(text: string, characters: Characters): readonly Word[] {
  const words: Word[] = []
  const reader = { text, characters }
  let previousEnd = 0
  let joiners = 0
  for (let index = 0; index < text.length;) {
    const piece = characters.read(text, index)
    if (piece.kind === 'gap' || piece.kind === 'joiner' || piece.kind === 'mark') {
      if (piece.kind === 'joiner') joiners += 1
      index += piece.size
      continue
    }
    const onlyJoiners = joiners > 0 && joiners === index - previousEnd
    const gap = onlyJoiners ? 'joiner' : gapOf(text, previousEnd, index)
    const word = isWordPart(piece) ? readWord(reader, index, gap) : readSign(piece, index, gap)
    words.push(word)
    index = word.end
    previousEnd = index
    joiners = 0
  }
  return words
}

function joins(previous: Word, word: Word | undefined): boolean {
  return (
    word?.gap === 'joiner' &&
    word.kind === 'word' &&
    previous.kind === 'word' &&
    !startsWithDigit.test(previous.text)
  )
}

/** The end of the run of words from `from` on that are also indexed joined. */
function chainEnd(words: readonly Word[], from: number): number {
  let end = from + 1
  for (let word = words[from]; word !== undefined && joins(word, words[end]); end++) {
    word = words[end]
  }
  return end
}

/** The end, in the original text, of the first `length` units of a normalised word. */
export function originalEnd(
  { text, characters }: Reader,
  range: { readonly start: number; readonly end: number },
  length: number,
): number {
  let read = 0
  let index = range.start
  while (index < range.end && read < length) {
    const piece = characters.read(text, index)
    read += piece.text.length
    index += piece.size
  }
  while (index < range.end && characters.read(text, index).kind === 'mark') {
    index += characters.read(text, index).size
  }
  return index
}

type Span = { readonly text: string; readonly start: number; readonly end: number }

function humpParts(reader: Reader, word: Word): readonly Span[] {
  const bounds = [0, ...word.humps, word.text.length]
  return bounds.slice(1).map((to, index) => {
    const from = bounds[index] ?? 0
    return {
      text: word.text.slice(from, to),
      start: originalEnd(reader, word, from),
      end: originalEnd(reader, word, to),
    }
  })
}

/** A token while the end of its value is not yet known. */
type OpenToken = { -readonly [Key in keyof Token]: Token[Key] }

/** What tokenizing a value needs at every step. */
type Tokenizing = Reader & { readonly camelCase: boolean; readonly tokens: OpenToken[] }

/** Adds a word, unless it is a short part of a joined one, and its camelCase parts. Returns the next position. */
function addWord(
  state: Tokenizing,
  word: Word,
  position: { first: number; kept: boolean },
): number {
  const { first, kept } = position
  const { text, start, end } = word
  const last = state.camelCase ? first + word.humps.length : first
  if (kept) state.tokens.push({ text, start, end, first, last, whole: false })
  if (last === first) return last + 1
  for (const [index, part] of humpParts(state, word).entries()) {
    const at = first + index
    state.tokens.push({ ...part, first: at, last: at, whole: false })
  }
  return last + 1
}

/** Adds a run of words that are also indexed joined. */
function addChain(state: Tokenizing, chain: readonly Word[], first: number): number {
  let position = first
  for (const word of chain) {
    const kept = chain.length === 1 || word.text.length >= MIN_JOINED_PART
    position = addWord(state, word, { first: position, kept })
  }
  const [head, tail] = [chain[0], chain.at(-1)]
  if (chain.length > 1 && head !== undefined && tail !== undefined) {
    const text = chain.map((word) => word.text).join('')
    const last = position - 1
    state.tokens.push({ text, start: head.start, end: tail.end, first, last, whole: false })
  }
  return position
}

/** Marks the tokens that cover all words of their value, symbols aside. */
function markWhole(tokens: readonly OpenToken[], bounds: { first: number; last: number }): void {
  for (const token of tokens) token.whole = token.first <= bounds.first && token.last >= bounds.last
}

/**
 * The words of a record value as they are indexed: every word; in `camelCase` attributes its parts too; and
 * words separated by nothing but a joiner also joined, of which parts shorter than three are then dropped.
 * A part that begins with a digit is not joined to what follows it ("3.GB", "1.5").
 */
export function tokenize(
  text: string,
  characters: Characters,
  camelCase: boolean,
): readonly Token[] {
  const words = readWords(text, characters)
  const state: Tokenizing = { text, characters, camelCase, tokens: [] }
  const onlySymbols = words.every(({ kind }) => kind === 'symbol')
  let [first, last, position] = [-1, 0, 0]
  for (let at = 0; at < words.length;) {
    const end = chainEnd(words, at)
    const chain = words.slice(at, end)
    const begin = position
    position = addChain(state, chain, begin)
    at = end
    if (!onlySymbols && chain[0]?.kind === 'symbol') continue
    if (first === -1) first = begin
    last = position - 1
  }
  markWhole(state.tokens, { first, last })
  return state.tokens
}

/** The tokens of a value, with or without its camelCase parts. */
export type Tokenize = (text: string, camelCase: boolean) => readonly Token[]

/** Values remembered at once; then all are forgotten. About 10 MB at most. */
const REMEMBERED = 10_000
/** Longer values are rare and read anew each time. */
const MAX_LENGTH = 200

/**
 * Remembers how values were read. While somebody types, much the same records are highlighted again and
 * again, and reading values is most of that work (measured: 20 features with up to 120 names
 * each, 13 ms without, 6 ms with).
 */
export function createTokenCache(characters: Characters): Tokenize {
  const caches = {
    plain: new Map<string, readonly Token[]>(),
    camel: new Map<string, readonly Token[]>(),
  }
  return (text, camelCase) => {
    if (text.length > MAX_LENGTH) return tokenize(text, characters, camelCase)
    const cache = camelCase ? caches.camel : caches.plain
    const known = cache.get(text)
    if (known !== undefined) return known
    if (cache.size === REMEMBERED) cache.clear()
    const tokens = tokenize(text, characters, camelCase)
    cache.set(text, tokens)
    return tokens
  }
}
