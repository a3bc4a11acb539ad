import { expect, test } from 'vitest'

import { nonCoreBrowsers } from '#catalogue/platforms.ts'
import { platformTexts } from '#routes/detail/platform-texts.ts'

const today = '2026-11-24'

test.each([
  [{ nodejs: '18.0.0', deno: '1.40', bun: '1.0.22' }, ['Node.js 18', 'Deno 1.40', 'Bun 1.0.22']],
  [{ nodejs: 'no', bun: 'preview' }, ['Node.js: no', 'Bun: preview only']],
  [
    { nodejs: 'flag 20.0.0', deno: 'partial 1.0' },
    ['Node.js 20 (behind a flag)', 'Deno 1 (in part)'],
  ],
  [{ nodejs: 'gone 8.0.0; 6.0.0', deno: '≤1.10' }, ['Node.js: removed', 'Deno ≤1.10']],
  // Omits runtimes with unknown support.
  [{ nodejs: '?' }, []],
])('of %o it says %o of runtimes', (codes, texts) => {
  const browsers = [...nonCoreBrowsers, 'webview_android', 'webview_ios'] as const
  const unknown = Object.fromEntries(browsers.map((browser) => [browser, '?']))
  expect(platformTexts({ ...unknown, ...codes }, today)).toEqual(texts)
})

test('browsers without support are named, and those that the data does not cover are not', () => {
  const codes = { opera: '102', ie: '?', samsunginternet_android: '23.0' }
  expect(platformTexts(codes, today)).toEqual([
    'Android WebView: no',
    'iOS WebView: no',
    'Samsung Internet 23',
    'Opera 102',
    'Opera for Android: no',
    'Meta Quest Browser: no',
  ])
})

test('what the version of an engine tells is marked', () => {
  const codes = { webview_android: '102; by engine', webview_ios: 'by engine' }
  expect(platformTexts(codes, today).slice(0, 2)).toEqual([
    'Android WebView 102, by its engine',
    'iOS WebView: no, by its engine',
  ])
})

test('a version that is announced for a day is out from that day on', () => {
  const codes = { webview_android: 'next 160 2026-12-01', webview_ios: '15.4' }
  expect(platformTexts(codes, today).slice(0, 2)).toEqual([
    'Android WebView 160 (not released)',
    'iOS WebView 15.4',
  ])
  expect(platformTexts(codes, '2026-12-01')[0]).toBe('Android WebView 160')
})
