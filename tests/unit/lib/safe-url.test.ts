import { expect, test } from 'vitest'

import { safeUrl, safeUrlOn } from '#lib/safe-url.ts'

test.each([
  ['https://drafts.csswg.org/css-grid-2/#subgrids'],
  ['https://example.org/'],
  ['http://127.0.0.1:4173/features'],
  ['http://localhost/'],
])('%s is a safe address', (address) => {
  expect(safeUrl(address)).toBe(address)
})

test.each([
  ['javascript:alert(1)'],
  ['JavaScript:alert(1)'],
  ['java\tscript:alert(1)'],
  ['java\nscript:alert(1)'],
  [' javascript:alert(1)'],
  ['\u0000javascript:alert(1)'],
  ['\u0001https://example.org/'],
  ['%6Aavascript:alert(1)'],
  ['javascript&colon;alert(1)'],
  ['data:text/html,<script>alert(1)</script>'],
  ['vbscript:msgbox(1)'],
  ['blob:https://example.org/1'],
  ['file:///etc/passwd'],
  ['http://example.org/'],
  ['//evil.example'],
  ['/\\evil.example'],
  ['\\\\evil.example'],
  ['https:evil.example'],
  ['https:/evil.example'],
  ['https:\\\\evil.example'],
  ['https:///evil.example'],
  ['https://user:word@evil.example/'],
  ['https://developer.mozilla.org@evil.example/'],
  ['https://exa\tmple.org/'],
  ['https://[broken'],
  ['ftp://example.org/'],
  ['/features/subgrid'],
  ['subgrid'],
  [''],
])('%j is not a safe address', (address) => {
  expect(safeUrl(address)).toBeUndefined()
})

const mdn = 'https://developer.mozilla.org'

test('a path on a known site stays on that site', () => {
  expect(safeUrlOn(mdn, '/docs/Web/CSS/:has')).toBe(`${mdn}/docs/Web/CSS/:has`)
})

test.each(['.evil.example/', '@evil.example/', ':8080/', 'docs/Web', ''])(
  'the path %j cannot lead off a known site',
  (path) => {
    expect(safeUrlOn(mdn, path)).toBeUndefined()
  },
)
