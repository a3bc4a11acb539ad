/** A line of the project, and what a new index writes before it. */
export type Insertion = {
  readonly file: string
  readonly before: string
  readonly text: string
}

/** What makes the index known to the catalogue: from here on the compiler asks for the rest. */
export const inCatalogue: readonly Insertion[] = [
  {
    file: 'src/catalogue/index.ts',
    before: '/** Every index of the site, by name. */',
    text: `import type { GroupRecord } from './groups/record.ts'
import { groupListAttributes, groupSettings } from './groups/settings.ts'
`,
  },
  {
    file: 'src/catalogue/index.ts',
    before: '} as const\n\nexport type IndexName',
    text: `  groups: defineIndex<GroupRecord>()({
    name: 'groups',
    title: 'groups',
    settings: groupSettings,
    replicas: [],
    synonyms: [],
    listAttributes: groupListAttributes,
  }),
`,
  },
]

/** What the compiler asks for: a builder, the number of records, the list, its table, its row and its page. */
export const askedFor: readonly Insertion[] = [
  {
    file: 'src/ingest/build.ts',
    before: '/** Everything the site shows',
    text: "import { groupRecords } from './groups/records.ts'\n",
  },
  {
    file: 'src/ingest/build.ts',
    before: '  } satisfies Record<IndexName',
    text: '    groups: groupRecords(sources.features),\n',
  },
  {
    file: 'src/ingest/checks.ts',
    before: '} as const satisfies Record<IndexName, number>',
    text: '  groups: 80,\n',
  },
  {
    file: 'src/search/lists/all.ts',
    before: 'const byId',
    text: "import { groupsList } from './groups.ts'\n",
  },
  {
    file: 'src/search/lists/all.ts',
    before: '}\n\n/** Every list',
    text: '  groups: groupsList,\n',
  },
  {
    file: 'src/search/table/columns/all.ts',
    before: 'const byId',
    text: "import { groupTable } from './groups.ts'\n",
  },
  {
    file: 'src/search/table/columns/all.ts',
    before: '}\n\n/** The words',
    text: '  groups: groupTable,\n',
  },
  {
    file: 'src/search/rows/found-row.tsx',
    before: '/** What stands over the column',
    text: `import type { GroupRecord } from '#catalogue/groups/record.ts'
import { GroupRow } from '#search/results/group-rows.tsx'
`,
  },
  {
    file: 'src/search/rows/found-row.tsx',
    before: '}\n\n/** The row of a hit, as',
    text: "  groups: foundRows<GroupRecord>(GroupRow, { mark: 'area' }),\n",
  },
  {
    file: 'src/routes/detail/definitions.tsx',
    before: '}\n\n/** Loads the code',
    text: "  groups: lazyPage(async () => (await import('./group/definition.tsx')).groupPage),\n",
  },
]

/** The address of the view: its route, its head, and that the server knows it. */
export const itsView: readonly Insertion[] = [
  {
    file: 'src/routes/app.tsx',
    before: 'type AppProps',
    text: `const GroupsView = lazy(async () => ({ default: (await import('./list/groups.tsx')).GroupsView }))
`,
  },
  {
    file: 'src/routes/app.tsx',
    before: '                    <Route path="*"',
    text: '                    <Route path="/groups" element={<GroupsView />} />\n',
  },
  {
    file: 'src/catalogue/view-heads.ts',
    before: "  saved: {\n    title: 'Saved'",
    text: "  groups: { title: 'Groups', description: 'Groups of features that belong together.' },\n",
  },
  {
    file: 'src/server/views.ts',
    before: "  { path: '/saved'",
    text: "  { path: '/groups', head: viewHeads.groups, isSearch: true },\n",
  },
]
