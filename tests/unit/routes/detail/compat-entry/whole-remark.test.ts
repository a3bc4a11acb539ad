import { expect, test } from 'vitest'

import { wholeRemarks } from '#routes/detail/compat-entry/whole-remark.ts'

const today = '2026-11-24'
const part = { support: { chrome: '10', edge: '10', safari: '10', firefox: 'gone 79; 10' } }
const remarks = (support: Record<string, string>) =>
  wholeRemarks(part, [{ objectID: 'css.whole', name: 'whole', support }], today).map(
    ({ text }) => text,
  )

test.each([
  [{ chrome: '9', edge: '9', safari: '9', firefox: '9' }, []],
  [{ chrome: 'alt 9 -x', edge: 'alt 9 -x', safari: '9' }, ['only as -x in Chrome and Edge']],
  [{ safari: 'prefix 9 -webkit-' }, ['only with -webkit- in Safari']],
  [{ safari: '18; partial 9' }, []],
  [{ safari: 'next 28 2026-12-01; partial 9' }, ['in part in Safari']],
  [{ chrome: 'flag 9', firefox: 'gone 79; 9' }, ['behind a flag in Chrome; removed in Firefox']],
  // The part was never there.
  [{ safari_ios: 'partial 9' }, []],
])('of a whole that has %o it says %o', (support, texts) => {
  expect(remarks(support).map((text) => text.replaceAll('desktop ', ''))).toEqual(texts)
})
