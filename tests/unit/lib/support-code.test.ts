import { expect, test } from 'vitest'

import { codeOn } from '#lib/support-code.ts'

test.each([
  ['next 158 2026-11-17', '2026-11-16', 'next 158'],
  ['next 158 2026-11-17', '2026-11-17', '158'],
  ['next 158 2026-11-17', '2027-01-01', '158'],
  ['next 159', '2027-01-01', 'next 159'],
  ['≤79', '2026-11-17', '≤79'],
  ['flag 96', '2026-11-17', 'flag 96'],
  ['1–64', '2026-11-17', '1–64'],
])('the code "%s" on %s reads "%s"', (code, day, read) => {
  expect(codeOn(code, day)).toBe(read)
})
