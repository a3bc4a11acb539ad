import * as v from 'valibot'
import { expect, test } from 'vitest'

import { redirectsSchema, releaseDatesSchema } from '#contracts/content-files.ts'

test('files of release dates and of redirects pass the check of their shape', () => {
  expect(v.is(releaseDatesSchema, { chrome: { '105': '2022-08-30' }, edge: {} })).toBe(true)
  expect(
    v.is(redirectsSchema, { features: { a: ['b'], c: ['d', 'e'] }, specs: {}, compat: {} }),
  ).toBe(true)
})

test.each([[null], ['<!doctype html>'], [[]], [{ chrome: { 105: 1 } }], [{ chrome: ['x'] }]])(
  '%j holds no release dates',
  (value) => {
    expect(v.is(releaseDatesSchema, value)).toBe(false)
  },
)

test.each([[null], [{}], [{ features: {} }], [{ features: { a: 'b' }, specs: {} }]])(
  '%j holds no redirects',
  (value) => {
    expect(v.is(redirectsSchema, value)).toBe(false)
  },
)
