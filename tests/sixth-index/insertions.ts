/** A registry of the project, and the entry that a new index adds to it. */
export type Insertion = {
  readonly file: string
  /** The name of the constant that holds the registry: an object. */
  readonly registry: string
  readonly entry: string
  readonly imports?: string
}

/** What makes the index known to the catalogue: from here on the compiler names the rest. */
export const inCatalogue: Insertion = {
  file: 'src/catalogue/indices.ts',
  registry: 'catalogue',
  entry: 'groups: groupsIndex',
  imports: "import { groupsIndex } from './groups/definition.ts'",
}

/** What the compiler names: the builder, the number of records, and one entry for each part of the page. */
export const namedByCompiler: readonly Insertion[] = [
  {
    file: 'src/ingest/build.ts',
    registry: 'known',
    entry: 'groups: groupRecords(sources.features)',
    imports: "import { groupRecords } from './groups/records.ts'",
  },
  { file: 'src/ingest/checks.ts', registry: 'expectedCounts', entry: 'groups: 80' },
  {
    file: 'src/search/lists/all.ts',
    registry: 'byId',
    entry: 'groups: groupsList',
    imports: "import { groupsList } from './groups.ts'",
  },
  {
    file: 'src/search/rows/found-row.tsx',
    registry: 'rows',
    entry: 'groups: groupRow',
    imports: "import { groupRow } from './group-row.tsx'",
  },
  {
    file: 'src/search/table/columns/all.ts',
    registry: 'byId',
    entry: 'groups: groupTable',
    imports: "import { groupTable } from './groups.ts'",
  },
  {
    file: 'src/search/palette/kinds.tsx',
    registry: 'paletteKinds',
    entry: 'groups: {}',
  },
  {
    file: 'src/routes/view-modules.ts',
    registry: 'listModules',
    entry: "groups: async () => (await import('./list/groups.tsx')).GroupsView",
  },
  {
    file: 'src/routes/view-modules.ts',
    registry: 'detailModules',
    entry: "groups: async () => (await import('./detail/group/definition.tsx')).groupPage",
  },
]
