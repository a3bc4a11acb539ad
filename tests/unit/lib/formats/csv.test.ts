import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { formatCsv } from '#lib/formats/csv.ts'
import { codePoint } from '#tests/support/code-point.ts'

/** A minimal CSV parser, independent of the writer. */
function parseCsv(file: string): string[][] {
  const rows: string[][] = [[]]
  let cell = ''
  let isQuoted = false
  const endCell = () => {
    rows.at(-1)!.push(cell)
    cell = ''
  }
  for (let at = file.startsWith('\uFEFF') ? 1 : 0; at < file.length; at += 1) {
    const character = file[at]!
    if (isQuoted) {
      if (character !== '"') cell += character
      else if (file[at + 1] === '"') {
        cell += '"'
        at += 1
      } else isQuoted = false
    } else if (character === '"') isQuoted = true
    else if (character === ',') endCell()
    else if (character === '\r' && file[at + 1] === '\n') {
      endCell()
      rows.push([])
      at += 1
    } else cell += character
  }
  expect(isQuoted).toBe(false)
  expect(rows.pop()).toEqual([])
  return rows
}

const withoutApostrophe = (text: string) => text.replace(/^'(?=[=+\-@\t\r])/, '')

test('a CSV file gives back every text, but for the apostrophe before a formula', () => {
  const cell = fc.oneof(
    fc.string({ unit: codePoint }).filter((text) => !/^'[=+\-@\t\r]/.test(text)),
    fc.constantFrom('a,b', '"', '""', 'a\r\nb', '\n', '=1+1', '@layer', '-webkit-box', "'quoted'"),
  )
  const rows = fc.array(fc.array(cell, { minLength: 1, maxLength: 5 }), { minLength: 1 })
  fc.assert(
    fc.property(rows, (table) => {
      const read = parseCsv(formatCsv(table)).map((row) => row.map(withoutApostrophe))
      expect(read).toEqual(table)
    }),
  )
})

test.each([
  '=SUM(A1)',
  '+1',
  '-webkit-box',
  '@SUM(1)',
  '@SUM (1)',
  "@cmd|' /C x'!A0",
  '\tx',
  '\r=1',
])('%j is written so that it is not a formula', (text) => {
  expect(parseCsv(formatCsv([[text]]))).toEqual([[`'${text}`]])
  expect(parseCsv(formatCsv([[[text, 'b']]]))).toEqual([[`'${text}; b`]])
})

test.each(['@layer', '@font-face.src', '@font-face: font-stretch', ':has()', "'quoted'"])(
  '%j is no formula and is written as it is',
  (text) => {
    expect(parseCsv(formatCsv([[text]]))).toEqual([[text]])
  },
)

test('numbers, lists, missing values and booleans have one form each', () => {
  const row = [-1.5, 0, ['a', 'b'], [], null, true, false]
  expect(parseCsv(formatCsv([row]))).toEqual([['-1.5', '0', 'a; b', '', '', 'yes', 'no']])
})

test('the file is what RFC 4180 and spreadsheets expect, byte for byte', () => {
  expect(
    formatCsv([
      ['id', 'name'],
      ['a', 'x "y", z'],
    ]),
  ).toBe('\uFEFFid,name\r\na,"x ""y"", z"\r\n')
})
