import type { Characters } from '#engine/text/normalize.ts'
import { readWords } from '#engine/text/tokenize.ts'
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
import { snippetLeaf } from './snippet.ts'

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
