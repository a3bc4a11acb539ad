import { expect, test } from 'vitest'

import { recordPlaceAt, recordOfLink } from '#search/insights/record-at.ts'

test.each([
  ['/features/subgrid', { list: 'features', id: 'subgrid' }],
  ['/compat/a%2Fb', { list: 'compat', id: 'a/b' }],
  ['/specs/IndexedDB-3', { list: 'specs', id: 'IndexedDB-3' }],
  ['/features', undefined],
  ['/features/', undefined],
  ['/features/%', undefined],
  ['/saved', undefined],
  ['/features/subgrid/more', undefined],
])('%s is the page of %o', (path, record) => {
  expect(recordPlaceAt(path)).toEqual(record)
})

test.each([
  ['<a href="/features/has"><b>:has()</b></a>', { list: 'features', id: 'has' }],
  ['<a href="https://other.example/features/has"><b>x</b></a>', undefined],
  ['<p><b>no link</b></p>', undefined],
])('%s leads to %o', (html, record) => {
  document.body.innerHTML = html
  expect(recordOfLink(document.querySelector('b'))).toEqual(record)
})
