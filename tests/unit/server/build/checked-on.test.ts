import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { dataPackages } from '#ingest/content/summary.ts'
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

test('the scheduled refresh updates every data package and writes the day', () => {
  const workflow = read('.github/workflows/refresh.yml')
  const listed = /DATA_PACKAGES: >-\n((?: {8}.+\n)+)/.exec(workflow)?.[1]?.trim().split(/\s+/) ?? []
  expect(listed.toSorted()).toEqual(dataPackages.map(({ name }) => name).toSorted())
  expect(workflow).toContain('npm pkg set "dataCheckedOn=$(date -u +%F)"')
  expect(readCheckedOn(read('package.json'))).toMatch(/^20\d\d-/)
})
