import { readWords, type Word } from '#engine/text/tokenize.ts'
import type { SnippetLeaf } from '#engine/types.ts'

import { type HighlightInput, type Mark, markLeaf, matchLevel, writeMarks } from './mark.ts'

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
export function snippetLeaf(input: HighlightInput, value: string, path: string): SnippetLeaf {
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
