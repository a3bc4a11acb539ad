import type { Characters, Piece } from './normalize.ts'

type Gap = 'none' | 'joiner' | 'hyphen' | 'other'

/** A maximal run of letters and digits, or a single character that is indexed as a word. */
export type Word = {
  /** Normalised. */
  readonly text: string
  /** UTF-16 offsets in the original text. */
  readonly start: number
  readonly end: number
  readonly gap: Gap
  readonly kind: 'word' | 'symbol' | 'ideograph'
  /** Offsets in `text` at which a camelCase part ends, without the last one. */
  readonly humps: readonly number[]
}

/** A word of a record as indexed. */
export type Token = {
  readonly text: string
  readonly start: number
  readonly end: number
  /** First and last word, by number within the value, that the token covers. */
  readonly first: number
  readonly last: number
  /** The token covers all words of its value, symbols aside. */
  readonly whole: boolean
}

/** Shorter parts of a joined word are not indexed separately. */
const MIN_JOINED_PART = 3
const startsWithDigit = /^\p{N}/u

type Reader = { readonly text: string; readonly characters: Characters }

const noHumps: readonly number[] = []

/** Reads the words of a text in order, before joining and splitting. */
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

/** The end of the run of words from `from` that is also indexed as one word. */
function joinedEnd(words: readonly Word[], from: number): number {
  let end = from + 1
  for (let word = words[from]; word !== undefined && joins(word, words[end]); end++) {
    word = words[end]
  }
  return end
}

/** The offset in the original text where the first `length` normalised code units end. */
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

/** A token while the end of its value is unknown. */
type OpenToken = { -readonly [Key in keyof Token]: Token[Key] }

type Tokenizing = Reader & { readonly camelCase: boolean; readonly tokens: OpenToken[] }

/**
 * Adds a word, unless it is a short part of a joined one, and its camelCase parts.
 * @returns the next position
 */
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

/**
 * Adds a run of words that is also indexed as one word.
 * @returns the next position
 */
function addJoined(state: Tokenizing, run: readonly Word[], first: number): number {
  let position = first
  for (const word of run) {
    const kept = run.length === 1 || word.text.length >= MIN_JOINED_PART
    position = addWord(state, word, { first: position, kept })
  }
  const [head, tail] = [run[0], run.at(-1)]
  if (run.length > 1 && head !== undefined && tail !== undefined) {
    const text = run.map((word) => word.text).join('')
    const last = position - 1
    state.tokens.push({ text, start: head.start, end: tail.end, first, last, whole: false })
  }
  return position
}

function markWhole(tokens: readonly OpenToken[], bounds: { first: number; last: number }): void {
  for (const token of tokens) token.whole = token.first <= bounds.first && token.last >= bounds.last
}

/**
 * Returns the tokens of a record value: every word, its parts in `camelCase` attributes, and words
 * separated only by joiners also as one word. Parts of such a word with fewer than three characters
 * are dropped. A part that starts with a digit is not joined to the next one ("3.GB", "1.5").
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
    const end = joinedEnd(words, at)
    const run = words.slice(at, end)
    const begin = position
    position = addJoined(state, run, begin)
    at = end
    if (!onlySymbols && run[0]?.kind === 'symbol') continue
    if (first === -1) first = begin
    last = position - 1
  }
  markWhole(state.tokens, { first, last })
  return state.tokens
}

function gapOf(text: string, start: number, end: number): Gap {
  if (start === end) return 'none'
  if (text.slice(start, end) === '-') return 'hyphen'
  return 'other'
}

function isWordPart(piece: Piece): boolean {
  return piece.kind === 'letter' || piece.kind === 'digit' || piece.kind === 'mark'
}

/** True at the start of a camelCase part: "fooBar", and the last capital of "HTMLElement". */
function isHump(before: Piece, piece: Piece, next: Piece | undefined): boolean {
  if (!piece.upper || before.kind === 'mark') return false
  return !before.upper || (next !== undefined && next.kind === 'letter' && !next.upper)
}

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

/** Reads a character that is indexed as a word. */
function readSign(piece: Piece, start: number, gap: Gap): Word {
  const kind = piece.kind === 'symbol' ? 'symbol' : 'ideograph'
  return { text: piece.text, start, end: start + piece.size, gap, kind, humps: noHumps }
}
