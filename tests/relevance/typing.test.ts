import { expect, test } from 'vitest'

import { readCurrentIds } from '#tests/support/current-feature.ts'

import { searchAsPage } from './ranks.ts'

const search = await searchAsPage()

const currentId = await readCurrentIds()

test.each([
  ['popover', ' firefox', 'popover'],
  ['shadow dom', ' v1', 'shadow-dom'],
  ['subgrid', ' in safari', 'subgrid'],
  ['container queries', ' safari 16', 'container-queries'],
  ['color-mix', '(in srgb, red, blue)', 'color-mix'],
  ['web push', ' no', 'push'],
  ['accordion', ' without', 'details'],
])('%j stays first at every letter of %j', async (name, rest, id) => {
  const texts = Array.from({ length: rest.length + 1 }, (_, length) => name + rest.slice(0, length))
  const found = await Promise.all(texts.map(async (text) => search('features', text)))
  expect(texts.filter((_, place) => found[place]?.[0] !== currentId(id))).toEqual([])
})
