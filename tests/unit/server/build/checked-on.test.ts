import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { readCheckedOn } from '#server/build/vite-content.ts'

const read = (path: string) => readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8')

test.each([
  ['{"dataCheckedOn":"2026-11-18"}', '2026-11-18'],
  ['{"dataCheckedOn":"soon"}', undefined],
  ['{"dataCheckedOn":20261118}', undefined],
  ['{}', undefined],
])('the day on which the packages were checked in %s is %s', (manifest, day) => {
  expect(readCheckedOn(manifest)).toBe(day)
})

test('the day on which the packages were checked is written', () => {
  expect(readCheckedOn(read('package.json'))).toMatch(/^20\d\d-/)
})
