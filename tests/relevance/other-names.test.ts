import { expect, test } from 'vitest'

import { loadCatalogue } from '#tests/support/catalogue.ts'
import { statementsOf } from '#tests/unit/facts/compat-package.ts'

import { searchAsPage } from './ranks.ts'

const { records } = await loadCatalogue()
const search = await searchAsPage()

/** Key → its alternative names in the core browsers, as the package has them. */
const names = new Map<string, Set<string>>()
for (const { objectID: key, support } of records.compat) {
  for (const browser of Object.keys(support)) {
    for (const { alternative_name: other } of statementsOf(key, browser)) {
      if (other !== undefined) names.set(other, (names.get(other) ?? new Set()).add(key))
    }
  }
}

const plain = (name: string): string => name.toLowerCase().replaceAll(/[()<>]/g, '')

/** Whether an entry has a name as its own, or as the last word of its own: "Response.status" for "status". */
const hasOwn = (key: string | undefined, name: string): boolean =>
  records.compat.some(
    (record) =>
      record.objectID === key &&
      [record.name, ...record.aliases].some((one) =>
        plain(one)
          .split(/[\s.:]+/)
          .some((word) => word === plain(name).replace(/^:+/, '')),
      ),
  )

/** Another name may be words of many names: ":matches()". */
const MOST_MISSED = 0.035

test('nearly every alternative name finds first its entry, or one whose own name it is', async () => {
  const missed: string[] = []
  for (const [name, keys] of names) {
    const [first = ''] = await search('compat', name)
    if (!keys.has(first) && !hasOwn(first, name)) missed.push(`${name} → ${first}`)
  }
  expect(names.size).toBeGreaterThan(100)
  expect(missed.length > names.size * MOST_MISSED ? missed : []).toEqual([])
})
