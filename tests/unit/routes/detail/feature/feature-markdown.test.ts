import { expect, test } from 'vitest'

import { NEVER } from '#catalogue/browsers.ts'
import { browserslistLine } from '#catalogue/features/browserslist-line.ts'
import { featureMarkdown } from '#routes/detail/feature/feature-markdown.ts'
import { subgrid } from '#tests/support/subgrid.ts'

test('the browserslist line of a feature names each browser with its first version', () => {
  expect(browserslistLine(subgrid)).toBe(
    'chrome >= 117, and_chr >= 117, edge >= 117, firefox >= 71, and_ff >= 79, safari >= 16, ios_saf >= 16',
  )
})

test('a feature that a browser lacks has no browserslist line', () => {
  expect(browserslistLine({ min: { ...subgrid.min, safari_ios: NEVER } })).toBe('')
})

const facts = {
  address: 'https://plinth.example/features/subgrid?targets=safari+15.4',
  today: '2026-11-10',
  verdict: 'Not yet in Safari 15.4. Needs Safari 16 (Sep 2022).',
}

test('the Markdown of a feature holds name, status, description, verdict, support and address', () => {
  expect(featureMarkdown(subgrid, facts)).toBe(
    [
      '## Subgrid',
      '**Widely available** since Mar 2026',
      'The `subgrid` value for `grid-template-columns` \\| `grid-template-rows` inherits.',
      'Not yet in Safari 15.4. Needs Safari 16 (Sep 2022).',
      [
        '| Chrome | Chrome for Android | Edge | Firefox | Firefox for Android | Safari | Safari on iOS |',
        '| --- | --- | --- | --- | --- | --- | --- |',
        '| 117 | 117 | 117 | 71 | 79 | 16 | 16 |',
      ].join('\n'),
      '<https://plinth.example/features/subgrid?targets=safari+15.4>',
    ].join('\n\n'),
  )
})

test('the Markdown of a feature escapes its name and shows missing support as a dash', () => {
  const { chrome: _, ...support } = subgrid.support
  const feature = { ...subgrid, name: '<dialog> *x*', support }
  const markdown = featureMarkdown(feature, { ...facts, verdict: '' })
  expect(markdown).toContain('## \\<dialog\\> \\*x\\*\n')
  expect(markdown).toContain('inherits.\n\n| Chrome')
  expect(markdown).toContain('| – | 117 |')
})
