import { expect, test } from 'vitest'

import { readCodeTable } from '#check/analysis/code-index.ts'
import { harmlessKeys, harmlessReason } from '#check/analysis/harmless.ts'
import { loadCatalogue } from '#tests/support/catalogue.ts'
import { tooMany } from '#tests/support/too-many.ts'

test('each harmless key is an entry', async () => {
  const { content } = await loadCatalogue()
  const index = readCodeTable(content.code)
  const lost = harmlessKeys.filter((key) => !index.has(key))
  expect(tooMany(lost, harmlessKeys.length)).toEqual([])
})

test('reasons are short sentences', () => {
  const reasons = harmlessKeys.map((key) => harmlessReason(key) ?? '')
  expect(reasons.filter((reason) => !/^[A-Z][^.]{4,60}\.$/.test(reason))).toEqual([])
})

test.each([
  ['css.properties.cursor.pointer', 'Another pointer is shown.'],
  ['html.elements.link.rel.preload.as-font', 'It loads a little later.'],
  ['css.properties.content-visibility.auto', 'The page takes longer to draw.'],
  ['api.HTMLImageElement.fetchPriority', 'It loads at once, or in another order.'],
])('an entry below a harmless one, or that reflects it, is harmless: %s', (key, reason) => {
  expect(harmlessReason(key)).toBe(reason)
})

test.each([
  'css.properties.content-visibility.hidden',
  'css.properties.text-wrap',
  'css.properties.user-select',
  'css.properties',
  'api.Navigator.vibrate',
  'api.HTMLElement.inert',
])('what makes a difference is not harmless: %s', (key) => {
  expect(harmlessReason(key)).toBeUndefined()
})
