import { expect, test } from 'vitest'

import { escapeMarkdown, escapeProse, markdownTable } from '#lib/formats/markdown.ts'

test('prose keeps its code spans and escapes what stands between them', () => {
  expect(escapeProse('`a_b` and *c* with `<d>` [e]')).toBe('`a_b` and \\*c\\* with `<d>` \\[e\\]')
})

test('a literal backtick of prose is escaped', () => {
  expect(escapeProse('one \uE000 here')).toBe('one \\` here')
})

test('a character with a meaning in Markdown is escaped', () => {
  expect(escapeMarkdown('a|b #c \\d')).toBe('a\\|b \\#c \\\\d')
})

test('a table has a line of dashes below its head', () => {
  expect(markdownTable(['a', 'b'], [['1', '2']])).toBe('| a | b |\n| --- | --- |\n| 1 | 2 |')
})
