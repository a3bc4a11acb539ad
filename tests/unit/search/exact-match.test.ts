import { expect, test } from 'vitest'

import { isSameName } from '#search/exact-match.ts'

test.each([
  ['AbortController', 'abortcontroller'],
  [':has()', 'has'],
  ['<dialog>', 'dialog'],
  ['@container', 'container'],
  ['grid-template-columns', 'gridTemplateColumns'],
  ['Chrome 140', 'chrome-140'],
  ['CSS Grid Layout 2', 'css grid layout 2'],
  ['::before', ':before'],
  ['--custom', 'custom'],
  ['Optional chaining', '?.'],
  ['Überschrift', 'überschrift'],
  ['grid', '  grid '],
])('%s is called like %s', (name, query) => {
  expect(isSameName(name, query)).toBe(true)
})

test.each([
  ['Grid lanes', 'grid'],
  ['grid', 'gri'],
  ['Chrome 140', 'chrome 14'],
  ['!==', '==='],
  ['~', '^'],
  ['grid', ''],
])('%s is not called like %j', (name, query) => {
  expect(isSameName(name, query)).toBe(false)
})
