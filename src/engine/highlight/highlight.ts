import type { Characters } from '#engine/text/normalize.ts'
import { readWords, type Word } from '#engine/text/tokenize.ts'
import type { HighlightLeaf, Mirror, SnippetLeaf, StoredRecord } from '#engine/types.ts'

import {
  type HighlightInput,
  type Mark,
  markLeaf,
  matchLevel,
  mayMark,
  writeMarks,
} from './mark.ts'
import { createSelection, mirrorRecord } from './mirror.ts'

/** `_highlightResult` and `_snippetResult` of one record; absent if not requested. */
export type Highlighted = {
  readonly highlight?: { readonly [attribute: string]: Mirror<HighlightLeaf> }
  readonly snippet?: { readonly [attribute: string]: Mirror<SnippetLeaf> }
}

export function createHighlighter(input: HighlightInput): (record: StoredRecord) => Highlighted {
  const { query } = input
  const keepItem = query.restrictHighlightAndSnippetArrays ? matches : null
  const highlighted = query.attributesToHighlight ?? input.searchable
  const snipped = query.attributesToSnippet.map(({ attribute }) => attribute)
  const mayKeep = (path: string) => mayMark(input, path)
  const forHighlight = { keepItem, mayKeep, wanted: createSelection(highlighted) }
  const forSnippet = { keepItem, mayKeep, wanted: createSelection(snipped) }
  return (record) => ({
    ...(highlighted.length > 0 && {
      highlight: mirrorRecord(record, {
        ...forHighlight,
        read: (value, path) => highlightLeaf(input, value, path),
      }),
    }),
    ...(snipped.length > 0 && {
      snippet: mirrorRecord(record, {
        ...forSnippet,
        read: (value, path) => snippetLeaf(input, value, path),
      }),
    }),
  })
}

/** True if the marks, which must be in order, cover every word of the text. */
function coversAll(text: string, marks: readonly Mark[], characters: Characters): boolean {
  let next = 0
  let reach = 0
  return readWords(text, characters).every((word) => {
    reach = Math.max(reach, word.start)
    for (let mark = marks[next]; mark !== undefined && mark.start <= reach; mark = marks[next]) {
      reach = Math.max(reach, mark.end)
      next += 1
    }
    return reach >= word.end
  })
}

function highlightLeaf(input: HighlightInput, value: string, path: string): HighlightLeaf {
  const { marks, words } = markLeaf(input, value, path)
  const level = matchLevel(words, input.words.length)
  if (level === 'none') return { value, matchLevel: level, matchedWords: [] }
  return {
    value: writeMarks(value, marks, input.query),
    matchLevel: level,
    fullyHighlighted: coversAll(value, marks, input.characters),
    matchedWords: [...new Set(words.map((number) => input.words[number] ?? ''))],
  }
}

function matches(leaf: { readonly matchLevel: string }): boolean {
  return leaf.matchLevel !== 'none'
}

const DEFAULT_WORDS = 10

/** The start of the first window of `size` words with the most marked words. */
export function bestWindow(marked: readonly boolean[], size: number): number {
  let count = marked.slice(0, size).filter(Boolean).length
  let [best, most] = [0, count]
  for (let from = 1; from + size <= marked.length; from++) {
    count += Number(marked[from + size - 1]) - Number(marked[from - 1])
    if (count > most) [best, most] = [from, count]
  }
  return best
}

/** The part of a value with the most matches, with an ellipsis on each truncated side. */
function snippetLeaf(input: HighlightInput, value: string, path: string): SnippetLeaf {
  const { marks, words: found } = markLeaf(input, value, path)
  const words = readWords(value, input.characters)
  const size = wordsFor(input, path)
  const first = bestWindow(markedWords(words, marks), size)
  const last = Math.min(words.length, first + size)
  const from = first === 0 ? 0 : (words[first]?.start ?? 0)
  const to = last === words.length ? value.length : (words[last - 1]?.end ?? value.length)
  const { snippetEllipsisText: ellipsis } = input.query
  const text = writeMarks(value, marks, { ...input.query, from, to })
  return {
    value: `${from > 0 ? ellipsis : ''}${text}${to < value.length ? ellipsis : ''}`,
    matchLevel: matchLevel(found, input.words.length),
  }
}

function wordsFor({ query }: HighlightInput, path: string): number {
  const named = query.attributesToSnippet.find(
    ({ attribute }) => attribute === path || path.startsWith(`${attribute}.`),
  )
  const entry = named ?? query.attributesToSnippet.find(({ attribute }) => attribute === '*')
  return Math.max(1, entry?.words ?? DEFAULT_WORDS)
}

/** By word, whether a mark covers a part of it. Words and marks are in order. */
function markedWords(words: readonly Word[], marks: readonly Mark[]): readonly boolean[] {
  let next = 0
  return words.map((word) => {
    while ((marks[next]?.end ?? Infinity) <= word.start) next += 1
    return (marks[next]?.start ?? Infinity) < word.end
  })
}
