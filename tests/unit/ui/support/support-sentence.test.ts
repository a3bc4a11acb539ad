import { expect, test } from 'vitest'

import { browserColumns } from '#search/lists/browser-columns.ts'
import { supportSentence } from '#ui/support/support-cells.tsx'
import { supportCell, type SupportFacts } from '#ui/support/support-state.ts'

const today = '2026-11-12'

const sentence = (facts: SupportFacts) =>
  supportSentence(
    browserColumns,
    browserColumns.map((column) => supportCell(column, facts, today)),
  )

const all = (version: string) => Object.fromEntries(browserColumns.map(({ id }) => [id, version]))

test('browsers of one version are named together, and what is new is said once', () => {
  const support = {
    chrome: '149',
    chrome_android: '149',
    edge: '149',
    firefox: '≤4',
    firefox_android: '≤4',
  }
  const shipped = { chrome: '2026-06-02', chrome_android: '2026-06-02', edge: '2026-06-04' }
  expect(sentence({ support, shipped })).toBe(
    'Chrome, Chrome for Android, Edge 149; Firefox, Firefox for Android 4 or earlier; not in Safari, Safari on iOS. New in the last year: Chrome, Chrome for Android, Edge',
  )
})

test('seven browsers of one state are not named', () => {
  expect(sentence({ support: {} })).toBe('Not in any browser')
  expect(sentence({ support: all('12') })).toBe('Every browser 12')
})

test('a restriction keeps its own words', () => {
  const support = { ...all('12'), safari: 'flag 27', safari_ios: 'prefix 9' }
  expect(sentence({ support })).toBe(
    'Chrome, Chrome for Android, Edge, Firefox, Firefox for Android 12; Safari: behind a flag since 27; Safari on iOS: with a prefix since 9',
  )
})
