import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { readBugsUrl, readCheckedOn } from '#server/build/vite-content.ts'

const read = (path: string) => readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8')

test.each([
  ['{"dataCheckedOn":"2026-11-18"}', '2026-11-18'],
  ['{"dataCheckedOn":"soon"}', undefined],
  ['{"dataCheckedOn":20261118}', undefined],
  ['{}', undefined],
])('the day on which the packages were checked in %s is %s', (manifest, day) => {
  expect(readCheckedOn(manifest)).toBe(day)
})

test.each([
  ['{"bugs":"https://bugs.example/new"}', 'https://bugs.example/new'],
  ['{"bugs":{"url":"https://bugs.example/new"}}', 'https://bugs.example/new'],
  ['{"bugs":{"email":"a@bugs.example"}}', undefined],
  ['{"bugs":"javascript:alert(1)"}', undefined],
  ['{}', undefined],
])('the place for reports about the page in %s is %s', (manifest, url) => {
  expect(readBugsUrl(manifest)).toBe(url)
})

test('the day on which the packages were checked is written', () => {
  expect(readCheckedOn(read('package.json'))).toMatch(/^20\d\d-/)
})
