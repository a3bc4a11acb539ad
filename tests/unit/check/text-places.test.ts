import { expect, test } from 'vitest'

import { textPlaces } from '#check/analysis/text-places.ts'

test('a span has its column, its end and its line of code without the indentation', () => {
  const text = 'a {\n  color: red;\n}'
  expect(textPlaces(text)({ start: 13, end: 16 })).toEqual({
    column: 10,
    end: { line: 2, column: 13 },
    code: 'color: red;',
    mark: { start: 7, end: 10 },
  })
})

test('a span of several lines ends in its last line, and its code is the first', () => {
  const text = 'a {\r\n  inset: 0\r\n}'
  const { end, code, mark } = textPlaces(text)({ start: 0, end: text.length })
  expect(end).toEqual({ line: 3, column: 2 })
  expect(code).toBe('a {')
  expect(code.slice(mark.start, mark.end)).toBe('a {')
})

test('a span in a long line is shown with the code around it', () => {
  const text = `${'a{color:red}'.repeat(500)}b{inset:0}${'a{color:red}'.repeat(500)}`
  const { column, code, mark } = textPlaces(text)({ start: 6002, end: 6007 })
  expect(column).toBe(6003)
  expect(code.slice(mark.start, mark.end)).toBe('inset')
  expect(code.length).toBeLessThanOrEqual(120)
})
