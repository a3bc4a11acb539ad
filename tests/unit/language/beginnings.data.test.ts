import { expect, test } from 'vitest'

import { withoutBeginning } from '#language/beginnings.ts'
import { loadCatalogue } from '#tests/support/catalogue.ts'

const { records } = await loadCatalogue()

test('no name or other name of a feature loses its last word', () => {
  const names = records.features.flatMap(({ name, aliases }) => aliases.concat(name))
  const lost = names.filter((name) => withoutBeginning(name) !== name)
  expect(lost).toEqual([])
})
