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

/** Whether an entry has a name as its own, or as a word of its own: "Response.status" for "status". */
const hasOwn = (key: string | undefined, name: string): boolean =>
  records.compat.some(
    (record) =>
      record.objectID === key &&
      [record.name, ...record.aliases].some((one) =>
        plain(one)
          .split(/[\s.:@]+/)
          .some((word, _, words) =>
            [word, words.join('')].includes(plain(name).replace(/^:+/, '')),
          ),
      ),
  )

/** Another name may be words of many names: ":matches()". */
const MOST_MISSED = 0.025

test('nearly every alternative name finds first its entry, or one whose own name it is', async () => {
  const missed: string[] = []
  for (const [name, keys] of names) {
    const [first = ''] = await search('compat', name)
    if (!keys.has(first) && !hasOwn(first, name)) missed.push(`${name} → ${first}`)
  }
  expect(names.size).toBeGreaterThan(100)
  expect(missed.length > names.size * MOST_MISSED ? missed : []).toEqual([])
})

test('nearly every attribute of HTML in use finds by its word an entry whose own name it is', async () => {
  const words = new Set<string>()
  for (const { objectID: key, kind, name, status } of records.compat) {
    const isInUse = status.length === 1 && status[0] === 'Standard'
    const [, word] = /^<\w+ ([\w-]+)>$/.exec(name) ?? []
    if (kind === 'Attribute' && isInUse && key.startsWith('html.') && word) words.add(word)
  }
  const missed: string[] = []
  for (const word of words) {
    const [first = ''] = await search('compat', word)
    if (!hasOwn(first, word)) missed.push(`${word} → ${first}`)
  }
  expect(words.size).toBeGreaterThan(100)
  expect(missed.length > words.size * MOST_MISSED ? missed : []).toEqual([])
})

const letters = (text: string): string => text.toLowerCase().replaceAll(/[^a-z]/g, '')

test('every header of HTTP is found first by its name, or what has the same letters', async () => {
  const nameOf = new Map(records.compat.map(({ objectID, name }) => [objectID, letters(name)]))
  const headers = records.compat.filter(({ kind }) => kind === 'HTTP header')
  const missed: string[] = []
  for (const { name } of headers) {
    const [first = ''] = await search('compat', name.toLowerCase())
    if (nameOf.get(first)?.startsWith(letters(name)) !== true) missed.push(`${name} → ${first}`)
  }
  expect(headers.length).toBeGreaterThan(50)
  expect(missed).toEqual([])
})
