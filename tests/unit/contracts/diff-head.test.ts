import { expect, test } from 'vitest'

import { formatSide, parseSide, sidesOf } from '#catalogue/history/side.ts'
import { headOfSides } from '#contracts/diff-head.ts'
import { views } from '#contracts/views.ts'

const headOf = (from: string, to: string) =>
  headOfSides(sidesOf({ from: parseSide(from), to: parseSide(to) }), views.diff.head)

test.each([
  ['chrome-138', 'chrome-140', 'Chrome 138 to Chrome 140'],
  ['chrome', 'safari_ios-26.1', 'Chrome to Safari on iOS 26.1'],
  ['safari', 'safari', 'Newest Safari'],
  ['safari-26', '', 'Safari 26 to Safari'],
])('the comparison of %j and %j is entitled “%s”', (from, to, title) => {
  expect(headOf(from, to)).toEqual({ ...views.diff.head, title: `${title} · Compare releases` })
})

test('without a release the comparison has the title of the view', () => {
  expect(headOf('', 'netscape-4')).toEqual(views.diff.head)
})

test.each(['chrome-140', 'safari_ios', 'nodejs-0.10.0'])(
  'the side %s is written as it was read',
  (text) => {
    expect(formatSide(parseSide(text))).toBe(text)
  },
)
