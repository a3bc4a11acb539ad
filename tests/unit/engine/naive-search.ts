import type { StoredRecord } from '#engine/types.ts'

import { naiveCost } from './naive-distance.ts'

/** One occurrence of a word, in the terms of the documentation. */
type Occurrence = {
  readonly word: string
  readonly rank: number
  readonly value: number
  readonly position: number
  readonly whole: boolean
}

/** One way to read some words of the query: a list of words that must occur side by side. */
type Option = {
  readonly covers: number
  readonly parts: readonly { text: string; edits: number; prefix: boolean }[]
  readonly kind: 'typed' | 'joined' | 'split'
}

type Match = { readonly start: Occurrence; readonly end: Occurrence; readonly cost: number }

type NaiveRank = {
  readonly words: number
  readonly typos: number
  readonly proximity: number
  readonly first: number
  readonly exact: number
}

function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  return Array.isArray(value) ? value.flatMap(textsOf) : []
}

function occurrencesOf(record: StoredRecord, attributes: readonly string[]): readonly Occurrence[] {
  let value = 0
  return attributes.flatMap((attribute, rank) => {
    let base = 0
    return textsOf(record[attribute]).flatMap((text) => {
      const words = text.split(' ').filter(Boolean)
      value += 1
      const from = base
      base += words.length + 8
      return words.map((word, at) => ({
        word,
        rank,
        value,
        position: from + at,
        whole: words.length === 1,
      }))
    })
  })
}

function allowed(word: string): number {
  return word.length >= 8 ? 2 : word.length >= 4 ? 1 : 0
}

/** All ways to read the query from word `from`; `together` counts records with two words. */
function optionsAt(
  words: readonly string[],
  from: number,
  together: (a: string, b: string) => number,
): readonly Option[] {
  const last = words.length - 1
  const word = words[from]!
  const typed = { text: word, edits: allowed(word), prefix: from === last }
  const options: Option[] = [{ covers: 1, parts: [typed], kind: 'typed' }]
  const join = (to: number) => ({
    covers: to - from + 1,
    parts: [{ text: words.slice(from, to + 1).join(''), edits: 0, prefix: to === last }],
    kind: 'joined' as const,
  })
  if (from < Math.min(4, last)) options.push(join(from + 1))
  if (from === 0 && words.length >= 3) options.push(join(last))
  if (word.length >= 4) {
    const splits = Array.from({ length: word.length - 1 }, (_, at) => at + 1)
      .map((at) => ({ a: word.slice(0, at), b: word.slice(at) }))
      .map(({ a, b }) => ({ a, b, count: together(a, b) }))
      .filter(({ count }) => count > 0)
      .toSorted((x, y) => y.count - x.count)
    const [best] = splits
    if (best !== undefined) {
      const parts = [best.a, best.b].map((text) => ({ text, edits: 0, prefix: false }))
      options.push({ covers: 1, parts, kind: 'split' })
    }
  }
  return options
}

function matches(option: Option, all: readonly Occurrence[]): readonly Match[] {
  const [head, ...rest] = option.parts
  let found = all.flatMap((occurrence): Match[] => {
    const cost = naiveCost(head!.text, occurrence.word, head!)
    return cost === -1 ? [] : [{ start: occurrence, end: occurrence, cost }]
  })
  for (const part of rest) {
    found = found.flatMap((match) =>
      all
        .filter(
          (next) => next.value === match.end.value && next.position === match.end.position + 1,
        )
        .map((next) => ({ next, cost: naiveCost(part.text, next.word, part) }))
        .filter(({ cost }) => cost !== -1)
        .map(({ next, cost }) => ({ start: match.start, end: next, cost: match.cost + cost })),
    )
  }
  return found
}

function apart(a: Occurrence, b: Occurrence): number {
  if (a.value !== b.value) return 8
  const difference = b.position - a.position
  return Math.min(8, difference > 0 ? difference : 1 - difference)
}

type Path = { typos: number; proximity: number; first: number; last: Occurrence | null }

function smaller(a: Path, b: Path): boolean {
  if (a.typos !== b.typos) return a.typos < b.typos
  return a.proximity !== b.proximity ? a.proximity < b.proximity : a.first < b.first
}

/** Tries every reading of the query on every occurrence; null if none fits. */
function bestPath(
  words: readonly string[],
  all: readonly Occurrence[],
  together: (a: string, b: string) => number,
): Path | null {
  let best: Path | null = null
  function follow(from: number, path: Path): void {
    if (from === words.length) {
      if (best === null || smaller(path, best)) best = path
      return
    }
    for (const option of optionsAt(words, from, together)) {
      for (const { start, end, cost } of matches(option, all)) {
        const gap = path.last === null ? 0 : apart(path.last, start)
        follow(from + option.covers, {
          typos: path.typos + cost,
          proximity: path.proximity + gap + option.covers - 1,
          first: Math.min(path.first, start.rank * 1000 + start.position),
          last: end,
        })
      }
    }
  }
  follow(0, { typos: 0, proximity: 0, first: Infinity, last: null })
  return best
}

function countExact(
  words: readonly string[],
  all: readonly Occurrence[],
  together: (a: string, b: string) => number,
): number {
  const counts = (text: string) =>
    all.some(({ word, whole }) => word === text && (words.length > 1 || whole))
  return words.filter((_, at) =>
    words.some((__, from) =>
      optionsAt(words, from, together).some(
        ({ kind, covers, parts }) =>
          kind !== 'split' && at >= from && at < from + covers && counts(parts[0]!.text),
      ),
    ),
  ).length
}

export type NaiveHit = NaiveRank & { readonly record: StoredRecord; readonly insertion: number }

/** Matches and ranks by trying everything, with the default criteria and no custom ranking. */
export function naiveSearch(
  records: readonly StoredRecord[],
  attributes: readonly string[],
  query: string,
): readonly NaiveHit[] {
  const words = query.split(' ').filter(Boolean)
  const places = records.map((record) => occurrencesOf(record, attributes))
  const together = (a: string, b: string) =>
    places.filter((all) => [a, b].every((part) => all.some(({ word }) => word === part))).length
  return records
    .flatMap((record, insertion): NaiveHit[] => {
      const all = places[insertion]!
      const path = bestPath(words, all, together)
      if (path === null) return []
      const exact = countExact(words, all, together)
      const { typos, proximity, first } = path
      return [{ record, insertion, words: words.length, typos, proximity, first, exact }]
    })
    .toSorted(
      (a, b) =>
        a.typos - b.typos ||
        a.proximity - b.proximity ||
        a.first - b.first ||
        b.exact - a.exact ||
        b.insertion - a.insertion,
    )
}
