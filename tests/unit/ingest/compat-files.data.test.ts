import { expect, test } from 'vitest'

import { usualFile } from '#catalogue/compat/source-file.ts'
import { loadCatalogue } from '#tests/support/catalogue.ts'
import { compat } from '#tests/unit/facts/compat-package.ts'

/** What the package says about a key: its file. */
function fileOf(key: string): unknown {
  let node: unknown = compat
  for (const name of key.split('.')) {
    node = typeof node === 'object' && node !== null ? Reflect.get(node, name) : undefined
  }
  const { __compat: statement } = Object(node)
  return statement?.source_file
}

test('every entry leads to the file that the compat data names, and few records need to name it', async () => {
  const { records } = await loadCatalogue()
  const wrong = records.compat.filter(
    ({ objectID, file = usualFile(objectID) }) => file !== fileOf(objectID),
  )
  expect(wrong).toEqual([])
  const named = records.compat.filter(({ file }) => file !== undefined)
  expect(named.length).toBeGreaterThan(0)
  expect(named.length).toBeLessThan(records.compat.length / 10)
})
