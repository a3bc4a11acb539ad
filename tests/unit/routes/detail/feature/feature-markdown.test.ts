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

test('the Markdown of a feature holds name, status, description, support and address', () => {
  expect(featureMarkdown(subgrid, 'https://plinth.example/features/subgrid', '2026-11-10')).toBe(
    [
      '## Subgrid',
      '**Widely available** since Mar 2026',
      'The `subgrid` value for `grid-template-columns` \\| `grid-template-rows` inherits.',
      [
        '| Chrome | Chrome for Android | Edge | Firefox | Firefox for Android | Safari | Safari on iOS |',
        '| --- | --- | --- | --- | --- | --- | --- |',
        '| 117 | 117 | 117 | 71 | 79 | 16 | 16 |',
      ].join('\n'),
      '<https://plinth.example/features/subgrid>',
    ].join('\n\n'),
  )
})

test('the Markdown of a feature escapes its name and shows missing support as a dash', () => {
  const { chrome: _, ...support } = subgrid.support
  const feature = { ...subgrid, name: '<dialog> *x*', support }
  const markdown = featureMarkdown(feature, 'https://plinth.example/', '2026-11-10')
  expect(markdown).toContain('## \\<dialog\\> \\*x\\*\n')
  expect(markdown).toContain('| – | 117 |')
})
