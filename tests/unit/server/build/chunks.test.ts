import { expect, test } from 'vitest'

import { createChunkNames } from '#server/build/chunks.ts'

const root = '/p'
const START = 'src/main.tsx'
const LISTS = ['features', 'compat'].map((list) => `src/routes/list/${list}.tsx`)
const RECORDS = ['feature', 'spec'].map((kind) => `src/routes/detail/${kind}/definition.tsx`)
const HOME = 'src/routes/pages/home.tsx'
/** What every page loads after its view. */
const LAYOUT = 'src/routes/layout/after-load.tsx'
const OTHERS = ['a', 'b', 'c', 'd'].map((name) => `src/routes/${name}/${name}.tsx`)
/** What a view loads on demand, and what this loads: no views. */
const PARTS = ['e', 'f', 'g', 'h'].map((name) => `src/search/${name}.tsx`)
const [A = '', B = ''] = OTHERS
const [E = ''] = PARTS

/** By module, what needs it, and the chunk to which it belongs. */
const cases: readonly (readonly [
  module: string,
  neededBy: readonly string[],
  chunk: string | undefined,
])[] = [
  ['start.ts', [START, ...OTHERS], 'index'],
  ['lists.ts', LISTS, 'list'],
  ['lists-and-a-part.ts', [...LISTS, E], undefined],
  ['one-list.css', LISTS.slice(1), 'list'],
  ['records.ts', RECORDS, 'record'],
  ['records.css', RECORDS, 'shared'],
  ['list-and-others.ts', [...LISTS, A, B], 'index'],
  ['home-and-others.ts', [HOME, ...OTHERS], 'index'],
  ['layout-and-others.ts', [LAYOUT, ...OTHERS], 'index'],
  ['layout-and-some-others.ts', [LAYOUT, A, B], undefined],
  ['others.ts', OTHERS, 'shared'],
  ['some-others.ts', [A, B], undefined],
  ['some-others.css', [A, B], 'shared'],
  ['home-and-another.css', [HOME, B], 'index'],
  ['parts.ts', PARTS, undefined],
  ['parts.css', PARTS, undefined],
  ['one.ts', [A], undefined],
  ['nobody.ts', [], undefined],
]

const onDemand: Readonly<Record<string, readonly string[]>> = {
  'src/routes/view-modules.ts': [...LISTS, ...RECORDS, HOME, ...OTHERS],
  [START]: [LAYOUT],
  [HOME]: [E],
  [E]: PARTS.slice(1),
}

/** The modules that one imports: the views table, those of the cases, and those behind them. */
const importedBy = (name: string): readonly string[] => [
  ...(name === 'index.html' ? [START, 'src/routes/view-modules.ts'] : []),
  ...cases.flatMap(([module, neededBy]) => (neededBy.includes(name) ? [module] : [])),
  ...(name === 'lists.ts' ? ['behind-lists.ts'] : []),
]

const inRoot = (names: readonly string[] = []) => names.map((name) => `${root}/${name}`)

const modules = {
  getModuleInfo: (id: string) => ({
    importedIds: inRoot(importedBy(id.slice(root.length + 1))),
    dynamicallyImportedIds: inRoot(onDemand[id.slice(root.length + 1)]),
  }),
}

test.each([
  ...cases,
  [START, ['index.html'], 'index'] as const,
  ['behind-lists.ts', ['lists.ts'], 'list'] as const,
])('the module %s, which %j need, goes to the chunk %s', (name, _neededBy, chunk) => {
  expect(createChunkNames(root)(`${root}/${name}`, modules)).toBe(chunk)
})
