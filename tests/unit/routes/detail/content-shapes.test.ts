import { expect, test } from 'vitest'

import { isRedirects, isReleaseDates } from '#routes/detail/use-content.ts'

test('files of release dates and of redirects pass the check of their shape', () => {
  expect(isReleaseDates({ chrome: { '105': '2022-08-30' }, edge: {} })).toBe(true)
  expect(isRedirects({ features: { a: ['b'], c: ['d', 'e'] }, specs: {} })).toBe(true)
})

test.each([[null], ['<!doctype html>'], [[]], [{ chrome: { 105: 1 } }], [{ chrome: ['x'] }]])(
  '%j holds no release dates',
  (value) => {
    expect(isReleaseDates(value)).toBe(false)
  },
)

test.each([[null], [{}], [{ features: {} }], [{ features: { a: 'b' }, specs: {} }]])(
  '%j holds no redirects',
  (value) => {
    expect(isRedirects(value)).toBe(false)
  },
)
