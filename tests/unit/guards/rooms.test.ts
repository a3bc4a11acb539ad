import { readFileSync, readdirSync } from 'node:fs'

import { expect, test } from 'vitest'

const root = new URL('../../../', import.meta.url)

type Override = {
  readonly files: readonly string[]
  readonly rules: Readonly<Record<string, unknown>>
}

const config: { readonly overrides: readonly Override[] } = JSON.parse(
  readFileSync(new URL('.oxlintrc.json', root), 'utf8'),
)

/** The rooms that a rule on imports speaks of, by pattern: `src/ui/**` → `ui`. */
const guarded = config.overrides
  .filter(({ rules }) => 'no-restricted-imports' in rules)
  .flatMap(({ files }) => files)
  .flatMap((pattern) => /^src\/([\w-]+)\/\*\*$/.exec(pattern)?.[1] ?? [])

const rooms = readdirSync(new URL('src/', root), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'styles')
  .map(({ name }) => name)

test('every room has its rule on imports, and every rule its room', () => {
  expect(guarded.toSorted()).toEqual(rooms.toSorted())
})

test('the files outside the rooms have theirs', () => {
  const patterns = config.overrides
    .filter(({ rules }) => 'no-restricted-imports' in rules)
    .flatMap(({ files }) => files)
  expect(patterns).toEqual(expect.arrayContaining(['src/*.ts', 'src/*.tsx']))
})
