import { isStopWord } from '#engine/text/english.ts'
import type { Characters } from '#engine/text/normalize.ts'
import { readWords, type Word } from '#engine/text/tokenize.ts'
import { type Spend, STEPS, type TextQuery } from '#engine/types.ts'

export type QueryWord = {
  readonly text: string
  /** UTF-16 offsets in the query. */
  readonly start: number
  readonly end: number
  readonly kind: Word['kind']
  readonly prefix: boolean
  readonly optional: boolean
}

/** Words that must occur side by side and in order. */
export type WordGroup = {
  readonly from: number
  /** Exclusive. */
  readonly to: number
  /** A phrase is quoted: no typos, prefixes or alternatives. A sequence is typed without spaces. */
  readonly kind: 'phrase' | 'sequence'
}

export type ParsedQuery = {
  readonly words: readonly QueryWord[]
  /** In order, without overlap. Words outside groups are independent. */
  readonly groups: readonly WordGroup[]
  /** Word sequences that must not occur. */
  readonly excluded: readonly (readonly string[])[]
}

/** Further words of a query are ignored. */
export const MAX_QUERY_WORDS = 32

type Segment = {
  readonly kind: 'plain' | 'phrase' | 'excluded'
  readonly from: number
  readonly to: number
}

const space = /\s/

type SpecialSegment = { readonly segment: Segment; readonly next: number }

type RawWord = Omit<QueryWord, 'prefix' | 'optional'> & {
  readonly group: 'none' | 'phrase' | 'sequence'
  /** Whether the word belongs to the group of the previous word. */
  readonly glued: boolean
}

type OptionalSet = { readonly characters: Characters; readonly texts: ReadonlySet<string> }

/** Cached, because reading a hundred optional words takes longer than many queries. */
const optionalSets = new WeakMap<readonly string[], OptionalSet>()

/** Parses a query into words, phrases, sequences and exclusions. */
export function parseQuery(
  query: TextQuery,
  characters: Characters,
  spend: Spend = () => undefined,
): ParsedQuery {
  const raw: RawWord[] = []
  const excluded: string[][] = []
  for (const segment of segmentsOf(query)) {
    const words = readWords(query.query.slice(segment.from, segment.to), characters)
    if (segment.kind !== 'excluded') raw.push(...rawWords(segment, words))
    else if (words.length > 0) excluded.push(words.map(({ text }) => text))
  }
  const capped = raw.slice(0, MAX_QUERY_WORDS)
  const kept = query.removeStopWords ? withoutStopWords(query, capped) : capped
  const optional = optionalSet(query, characters, spend)
  const words = kept.map(({ text, start, end, kind, group }, index) => {
    const prefix = isTyped(query, kept, index) && group !== 'phrase'
    return { text, start, end, kind, prefix, optional: optional.has(text) }
  })
  return { words, groups: groupsOf(kept), excluded }
}

/** Keeps the words from `kept.from` up to `kept.to`, exclusive. Groups shrink accordingly. */
export function dropWords(parsed: ParsedQuery, kept: { from: number; to: number }): ParsedQuery {
  const groups = parsed.groups
    .map(({ from, to, kind }) => ({
      from: Math.max(from, kept.from) - kept.from,
      to: Math.min(to, kept.to) - kept.from,
      kind,
    }))
    .filter(({ from, to }) => from < to)
  return { ...parsed, words: parsed.words.slice(kept.from, kept.to), groups }
}

export function withAllOptional(parsed: ParsedQuery): ParsedQuery {
  return { ...parsed, words: parsed.words.map((word) => ({ ...word, optional: true })) }
}

/** The parsed words, with groups in quotes, as returned in `parsedQuery`. */
export function printQuery({ words, groups }: ParsedQuery): string {
  const parts: string[] = []
  for (let index = 0; index < words.length;) {
    const group = groups.find(({ from }) => from === index)
    const to = group?.to ?? index + 1
    const text = words
      .slice(index, to)
      .map((word) => word.text)
      .join(' ')
    parts.push(group === undefined ? text : `"${text}"`)
    index = to
  }
  return parts.join(' ')
}

function isWordStart(text: string, at: number): boolean {
  return at === 0 || space.test(text.charAt(at - 1))
}

function endOfWord(text: string, from: number): number {
  let at = from
  while (at < text.length && !space.test(text.charAt(at))) at += 1
  return at
}

/** The phrase or exclusion that starts at `at`, if any. */
function specialSegment(query: TextQuery, at: number): SpecialSegment | null {
  const text = query.query
  const excluded = query.excludeWords && text[at] === '-' && isWordStart(text, at)
  const open = excluded ? at + 1 : at
  if (query.exactPhrase && text[open] === '"') {
    const close = text.indexOf('"', open + 1)
    const kind = excluded ? 'excluded' : 'phrase'
    if (close !== -1) return { segment: { kind, from: open + 1, to: close }, next: close + 1 }
  }
  const to = excluded ? endOfWord(text, open) : open
  if (!excluded || to === open) return null
  return { segment: { kind: 'excluded', from: open, to }, next: to }
}

function segmentsOf(query: TextQuery): readonly Segment[] {
  const segments: Segment[] = []
  const text = query.query
  let from = 0
  for (let at = 0; at < text.length;) {
    const special = specialSegment(query, at)
    if (special === null) {
      at += 1
      continue
    }
    segments.push({ kind: 'plain', from, to: at }, special.segment)
    at = special.next
    from = at
  }
  segments.push({ kind: 'plain', from, to: text.length })
  return segments
}

function isGlued(before: Word | undefined, word: Word): boolean {
  if (before === undefined) return false
  return (
    word.gap === 'none' || (word.gap === 'hyphen' && before.kind === 'word' && word.kind === 'word')
  )
}

function rawWords(segment: Segment, words: readonly Word[]): readonly RawWord[] {
  return words.map((word, index) => {
    const phrase = segment.kind === 'phrase'
    const glued = phrase ? index > 0 : isGlued(words[index - 1], word)
    return {
      text: word.text,
      start: word.start + segment.from,
      end: word.end + segment.from,
      kind: word.kind,
      group: phrase ? 'phrase' : glued ? 'sequence' : 'none',
      glued,
    }
  })
}

function withoutStopWords(query: TextQuery, words: readonly RawWord[]): readonly RawWord[] {
  const kept = words.filter(
    (word, index) =>
      isTyped(query, words, index) ||
      word.group !== 'none' ||
      words[index + 1]?.glued === true ||
      !isStopWord(word.text),
  )
  // Without a word every record would match.
  return kept.length === 0 ? words : kept
}

/** Whether a word may be the beginning of a longer one, unless it is part of a phrase. */
const isTyped = ({ queryType }: TextQuery, { length }: readonly RawWord[], at: number): boolean =>
  queryType === 'prefixAll' || (queryType === 'prefixLast' && at === length - 1)

function groupsOf(words: readonly RawWord[]): readonly WordGroup[] {
  const groups: { from: number; to: number; kind: WordGroup['kind'] }[] = []
  for (const [index, word] of words.entries()) {
    const last = groups.at(-1)
    if (word.glued && last !== undefined && last.to === index) last.to = index + 1
    else if (word.glued && index > 0) {
      groups.push({
        from: index - 1,
        to: index + 1,
        kind: word.group === 'phrase' ? 'phrase' : 'sequence',
      })
    } else if (word.group === 'phrase') groups.push({ from: index, to: index + 1, kind: 'phrase' })
  }
  return groups
}

function optionalSet(
  { optionalWords }: TextQuery,
  characters: Characters,
  spend: Spend,
): ReadonlySet<string> {
  const known = optionalSets.get(optionalWords)
  if (known?.characters === characters) return known.texts
  const words = optionalWords.flatMap((entry) => {
    spend(STEPS.letter * entry.length)
    return readWords(entry, characters)
  })
  const texts = new Set(words.map(({ text }) => text))
  optionalSets.set(optionalWords, { characters, texts })
  return texts
}
