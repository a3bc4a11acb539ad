import { expect, test } from 'vitest'

import { applyRedirects, type SavedFact, targetsOf } from '#routes/saved/saved-facts.ts'
import { type SavedEntry, savedKey, type SavedKind } from '#search/saved/saved.ts'

const redirects = {
  features: { apng: ['png'], colours: ['red', 'green'], left: ['right'], right: ['left'] },
  specs: { CSP: ['CSP3'] },
  compat: { 'css.old': ['css.new'], 'css.gone': ['grid'] },
}
const entry = (kind: SavedKind, id: string, seen?: unknown): SavedEntry => ({
  kind,
  id,
  on: '2026-10-03',
  ...(seen !== undefined && { seen }),
})
const missing = (...entries: readonly SavedEntry[]) =>
  new Map<string, SavedFact>(entries.map((gone) => [savedKey(gone), { kind: 'missing' }]))

test('an entry that was renamed is saved under its key, and one that leads to a feature stays as it is', () => {
  const entries = [entry('compat', 'css.old'), entry('compat', 'css.gone')]
  const found = applyRedirects(entries, { facts: missing(...entries), redirects })
  expect(found.map(({ id }) => id)).toEqual(['css.new', 'css.gone'])
})

test('what has one successor is saved under its present id, and remembers the former one', () => {
  const seen = { asOf: '2026-02-03', baseline: 'widely' }
  const entries = [entry('features', 'apng', seen), entry('specs', 'CSP'), entry('features', 'has')]
  expect(applyRedirects(entries, { facts: missing(...entries), redirects })).toEqual([
    entry('features', 'png', { ...seen, id: 'apng' }),
    entry('specs', 'CSP3'),
    entry('features', 'has'),
  ])
})

test('what is still there under its id is left alone, even where that is a former one too', () => {
  const entries = [entry('features', 'apng')]
  expect(applyRedirects(entries, { facts: new Map(), redirects })).toBe(entries)
})

test('nothing moves before it is known where to', () => {
  const entries = [entry('features', 'apng')]
  expect(applyRedirects(entries, { facts: missing(...entries), redirects: undefined })).toBe(
    entries,
  )
})

test('what was split stays for the visitor to decide', () => {
  const entries = [entry('features', 'colours')]
  expect(applyRedirects(entries, { facts: missing(...entries), redirects })).toBe(entries)
  expect(targetsOf(entry('features', 'colours'), redirects)).toEqual(['red', 'green'])
})

test('a successor that is saved already is not there twice', () => {
  const entries = [entry('features', 'png'), entry('features', 'apng')]
  const moved = applyRedirects(entries, { facts: missing(entry('features', 'apng')), redirects })
  expect(moved.map(({ id }) => id)).toEqual(['png'])
})

test('ids that point at each other are not followed for ever', () => {
  const left = entry('features', 'left')
  const right = entry('features', 'right')
  expect(applyRedirects([left], { facts: missing(left), redirects })).toEqual([right])
  const entries = [right]
  expect(applyRedirects(entries, { facts: missing(left, right), redirects })).toBe(entries)
})

test.each([
  ['features', '__proto__'],
  ['features', 'constructor'],
  ['compat', 'apng'],
  ['search', '/features'],
] as const)('%s %s stands for nothing else', (kind, id) => {
  expect(targetsOf({ kind, id }, redirects)).toEqual([])
})
