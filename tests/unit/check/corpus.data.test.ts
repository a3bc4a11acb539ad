import { beforeAll, expect, test } from 'vitest'

import { type CodeIndex, readCodeTable } from '#check/analysis/code-index.ts'
import { findUses } from '#check/analysis/find-uses.ts'
import { mergeUses } from '#check/analysis/merge-uses.ts'
import { loadCatalogue } from '#tests/support/catalogue.ts'
import { tooMany } from '#tests/support/too-many.ts'
import { hardMarkupSnippets } from '#tests/unit/check/corpus/hard-markup.ts'
import { hardScriptSnippets } from '#tests/unit/check/corpus/hard-scripts.ts'
import { hardStyleSnippets } from '#tests/unit/check/corpus/hard-styles.ts'
import type { LabelledSnippet } from '#tests/unit/check/corpus/labelled.ts'
import { markupSnippets } from '#tests/unit/check/corpus/markup.ts'
import { scriptSnippets } from '#tests/unit/check/corpus/scripts.ts'
import { styleSnippets } from '#tests/unit/check/corpus/styles.ts'

const hardSnippets = [...hardStyleSnippets, ...hardMarkupSnippets, ...hardScriptSnippets]
const snippets = [...styleSnippets, ...markupSnippets, ...scriptSnippets, ...hardSnippets]

let index: CodeIndex

beforeAll(async () => {
  const { content } = await loadCatalogue()
  index = readCodeTable(content.code)
})

/** The keys that a snippet uses; guarded ones end in a question mark. */
function usesOf({ file, code }: LabelledSnippet): readonly string[] {
  const found = findUses({ name: file, text: code }, index)
  const { uses } = mergeUses([{ name: file, text: code, ...found }], index)
  return uses.map(({ entry, isGuarded }) => (isGuarded ? `${entry.key} ?` : entry.key))
}

const bare = (use: string): string => use.replace(/ \?$/, '')

/** The number of items of the first list that the second contains. */
function shareOf(some: readonly string[], others: readonly string[]): number {
  return some.filter((one) => others.includes(one)).length
}

test('the corpus has at least sixty snippets, and its labels are entries', () => {
  expect(snippets.length).toBeGreaterThanOrEqual(60)
  const keys = new Set(snippets.flatMap(({ uses }) => uses.map(bare)))
  const lost = [...keys].filter((key) => !index.has(key))
  expect(tooMany(lost, keys.size)).toEqual([])
})

test.each([
  { what: 'the corpus', some: snippets, least: 850 },
  { what: 'its harder half', some: hardSnippets, least: 550 },
])(
  'of the uses found in $what at least 95 % are right, and at least 90 % of all are found',
  ({ some, least }) => {
    const results = some.map((snippet) => {
      const [found, labelled] = [usesOf(snippet).map(bare), snippet.uses.map(bare)]
      return { found: found.length, labelled: labelled.length, right: shareOf(found, labelled) }
    })
    const sum = (field: 'found' | 'labelled' | 'right') =>
      results.reduce((total, result) => total + result[field], 0)
    expect(sum('labelled')).toBeGreaterThan(least)
    expect(sum('right') / sum('found')).toBeGreaterThanOrEqual(0.95)
    expect(sum('right') / sum('labelled')).toBeGreaterThanOrEqual(0.9)
  },
)

test('uses in the corpus that code takes care of are marked, and no others', () => {
  const wrong = snippets.flatMap((snippet) => {
    const found = usesOf(snippet)
    const care = snippet.uses.filter((use) => found.map(bare).includes(bare(use)))
    return care.filter((use) => !found.includes(use)).map((use) => `${snippet.file}: ${use}`)
  })
  expect(wrong).toEqual([])
})
