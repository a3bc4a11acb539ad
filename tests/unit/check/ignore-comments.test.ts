import { expect, test } from 'vitest'

import { ignoringIn } from '#check/analysis/ignore-comments.ts'

const key = 'css.properties.gap'

/** The lines of a text in which an entry is ignored. */
function ignoredLines(text: string, entry = key): readonly number[] {
  const isIgnored = ignoringIn(text)
  return text.split('\n').flatMap((_, place) => (isIgnored(entry, place + 1) ? [place + 1] : []))
}

test.each([
  ['a comment ignores its line', 'gap: 0 /* plinth-ignore */\ngap: 1', [1]],
  ['a comment ignores the next line', '// plinth-ignore-next-line\nx\ny', [2]],
  ['a comment in markup ignores the next line', '<!-- plinth-ignore-next-line -->\n<a>\n<b>', [2]],
  ['ESLint without a rule ignores its line', 'x // eslint-disable-line\ny', [1]],
  [
    'ESLint with a rule about support and others ignores the next line',
    '/* eslint-disable-next-line no-undef, compat/compat -- old */\nx\ny',
    [2],
  ],
  ['ESLint with another rule ignores nothing', '// eslint-disable-next-line no-undef\nx', []],
  [
    'Stylelint ignores from a comment to its end',
    'a\n/* stylelint-disable plugin/use-baseline */\nb\n/* stylelint-enable */\nc',
    [2, 3, 4],
  ],
  ['Stylelint ignores to the end of the file', '/* stylelint-disable */\nb', [1, 2]],
  [
    'the end of one linter leaves the other',
    '/* stylelint-disable */\n/* eslint-enable */\nb',
    [1, 2, 3],
  ],
  ['a word outside a comment ignores nothing', 'const plinth = "plinth-ignore"\nx', []],
  ['a longer word ignores nothing', '// plinth-ignore-everything\nx', []],
])('%s', (_, text, lines) => {
  expect(ignoredLines(text)).toEqual(lines)
})

test('names after an own comment limit it to entries of that name', () => {
  const text = 'gap: 0 /* plinth-ignore gap, properties.inset -- old */'
  expect(ignoredLines(text)).toEqual([1])
  expect(ignoredLines(text, 'css.properties.inset')).toEqual([1])
  expect(ignoredLines(text, 'css.properties.row-gap')).toEqual([])
})
