import { expect, test } from 'vitest'

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
  const webviews = ['Android WebView: no', 'iOS WebView: no']
  expect(platformTexts(codes, today)).toEqual([...texts, ...webviews])
})

test('a version that is announced for a day is out from that day on', () => {
  const codes = { webview_android: 'next 160 2026-12-01', webview_ios: '15.4' }
  expect(platformTexts(codes, today)).toEqual([
    'Android WebView 160 (not released)',
    'iOS WebView 15.4',
  ])
  expect(platformTexts(codes, '2026-12-01')[0]).toBe('Android WebView 160')
})
