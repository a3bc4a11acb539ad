import { expect, test } from 'vitest'

import { createChunkNames } from '#server/build/chunks.ts'

const root = '/p'
// More lists than the number of views that moves a module to the start.
const LISTS = ['features', 'compat', 'specs', 'releases', 'groups'].map(
  (list) => `src/routes/list/${list}.tsx`,
)
const RECORDS = ['feature', 'spec', 'release'].map(
  (kind) => `src/routes/detail/${kind}/definition.tsx`,
)
const HOME = 'src/routes/pages/home.tsx'
const TOOLS = 'src/routes/list/list-tools.tsx'
const LATER = 'src/routes/layout/after-load.tsx'
const OTHERS = ['a', 'b', 'c', 'd', 'e'].map((name) => `src/routes/${name}.tsx`)

/** Modules that import a module named after its importers, and views loaded on demand. */
const imports: Readonly<Record<string, readonly string[]>> = {
  'index.html': ['src/main.tsx'],
  'src/main.tsx': ['src/start.ts'],
  ...Object.fromEntries(LISTS.map((view) => [view, ['lists.ts', 'all.ts']])),
  ...Object.fromEntries(RECORDS.map((view) => [view, ['records.ts', 'all.ts']])),
  [HOME]: ['home-and-others.ts'],
  [TOOLS]: ['tools-and-others.ts'],
  [LATER]: ['later-and-others.ts'],
  ...Object.fromEntries(
    OTHERS.map((view) => [
      view,
      [
        'others.ts',
        'home-and-others.ts',
        'tools-and-others.ts',
        'later-and-others.ts',
        'start-part.ts',
      ],
    ]),
  ),
  'src/start.ts': ['start-part.ts'],
  'lists.ts': ['lists-part.ts'],
}

const onDemand: Readonly<Record<string, readonly string[]>> = {
  'src/start.ts': [...LISTS, HOME, TOOLS, LATER, 'src/routes/a.tsx'],
  // Dynamic imports have dynamic imports.
  'src/routes/a.tsx': [...RECORDS, ...OTHERS],
}

const inRoot = (names: readonly string[] = []) => names.map((name) => `${root}/${name}`)

const modules = {
  getModuleInfo: (id: string) => ({
    importedIds: inRoot(imports[id.slice(root.length + 1)]),
    dynamicallyImportedIds: inRoot(onDemand[id.slice(root.length + 1)]),
  }),
}

test.each([
  ['index.html', 'index'],
  ['src/main.tsx', 'index'],
  ['start-part.ts', 'index'],
  ['lists.ts', 'list'],
  ['lists-part.ts', 'list'],
  ['records.ts', 'record'],
  ['all.ts', 'index'],
  ['home-and-others.ts', 'index'],
  ['tools-and-others.ts', 'index'],
  ['later-and-others.ts', 'index'],
  ['others.ts', 'shared'],
  ['src/routes/pages/about.module.css', 'text'],
  ['src/routes/b.tsx', undefined],
  ['nobody.ts', undefined],
  ['node_modules/react-instantsearch-core/dist/es/connectors/usePagination.js', 'list'],
  ['node_modules/instantsearch.js/es/connectors/chat/connectChat.js', undefined],
])('the module %s goes to the chunk %s', (name, chunk) => {
  expect(createChunkNames(root)(`${root}/${name}`, modules)).toBe(chunk)
})
