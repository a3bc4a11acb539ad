import { expect, test } from 'vitest'

import { listMarkdown } from '#routes/list/list-export.tsx'
import { featuresList } from '#search/lists/features.ts'
import { exportTable } from '#search/table/export-table.ts'

const options = {
  list: featuresList,
  columns: ['baseline', 'chrome', 'usage', 'description'],
  today: '2026-11-20',
  addressOf: (id: string) => `https://plinth.example/features/${id}`,
}

test('results are a Markdown table of links, under it where they are from', () => {
  const hits = [
    {
      objectID: 'a',
      name: 'a | *b*_c [d]',
      baseline: 'newly',
      support: { chrome: '105' },
      usage: 96.13,
      description: '`a | b` or | *c*\nd',
    },
    { objectID: 'x(y)', name: '<x>' },
  ]
  const table = exportTable(options, hits)
  expect(listMarkdown(table, 'https://plinth.example/features?q=a').split('\n')).toEqual([
    '| Feature | Baseline | Chrome | Usage | Description |',
    '| --- | --- | --- | --- | --- |',
    '| [a \\| \\*b\\*\\_c \\[d\\]](https://plinth.example/features/a) | Newly available | 105 | 96.1\u00A0% | `a \\| b` or \\| \\*c\\* d |',
    '| [\\<x\\>](https://plinth.example/features/x%28y%29) |  | – |  |  |',
    '',
    '<https://plinth.example/features?q=a>',
    '',
  ])
})

test('the verdict on each result stands before its columns', () => {
  const verdicts = { name: 'Works in Safari 16+', of: () => 'No: Safari 16 lacks it' }
  const checked = { ...options, columns: ['chrome'], verdicts }
  const hit = { objectID: 'a', name: 'a' }
  const table = exportTable(checked, [hit])
  expect(listMarkdown(table, 'https://plinth.example/features').split('\n').slice(0, 3)).toEqual([
    '| Feature | Works in Safari 16+ | Chrome |',
    '| --- | --- | --- |',
    '| [a](https://plinth.example/features/a) | No: Safari 16 lacks it | – |',
  ])
})

/** The bars that end cells. */
const bars = (text = '') => [...text.replaceAll(/\\[\\|]/g, '').matchAll(/\|/g)].length

test('no cell ends before its end: every line has the bars of its columns', () => {
  const hits = [{ objectID: 'a', name: 'a | b \\| c \\\\| d' }]
  const lines = listMarkdown(exportTable(options, hits), '').split('\n')
  expect(bars(lines[2])).toBe(bars(lines[0]))
})
