import { expect, test } from 'vitest'

import { withoutBeginning } from '#language/beginnings.ts'
import { readText } from '#language/reading.ts'
import { loadCatalogue } from '#tests/support/catalogue.ts'

const { records } = await loadCatalogue()

test('no name or other name of a feature loses its last word', () => {
  const names = records.features.flatMap(({ name, aliases }) => aliases.concat(name))
  const lost = names.filter((name) => withoutBeginning(name) !== name)
  expect(lost).toEqual([])
})

test('no name of an interface for nodes is taken for a question on Node.js', () => {
  const names = records.compat.flatMap(({ name }) => /^[A-Z]\w+Node$/.exec(name)?.[0] ?? [])
  const spoken = names.map((name) => name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase())
  expect(spoken.length).toBeGreaterThan(10)
  expect(spoken.filter((text) => readText(text, '2026-11-24').asked !== undefined)).toEqual([])
})
