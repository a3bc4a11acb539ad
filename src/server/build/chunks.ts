import { join, relative } from 'node:path'

/** Static and dynamic imports from the bundler. */
type ModuleImports = {
  readonly importedIds: readonly string[]
  readonly dynamicallyImportedIds: readonly string[]
}

/** What the bundler knows of its modules. */
export type Modules = { getModuleInfo: (id: string) => ModuleImports | null }

type Needs = {
  /** The modules that the document loads at first. */
  readonly start: ReadonlySet<string>
  /** What the table of views loads on demand: views, and the parts that belong to one. */
  readonly views: ReadonlySet<string>
  /** By module, what is loaded on demand and needs it: views, panels, menus, dialogs. */
  readonly needing: ReadonlyMap<string, readonly string[]>
}

const STARTS = ['index.html', 'src/early/early.ts']
const VIEWS = 'src/routes/view-modules.ts'

/**
 * What this many views need is in one file for all of them: more files would compress worse. Four,
 * because that is how many lists there are.
 */
const MANY = 4

/** How the page is divided into files, by descending priority; see `createChunkNames` for most modules. */
export const chunkGroups = (root: string) => [
  // InstantSearch's packages re-export all hooks from one module, so that their imports do not tell
  // who needs which. The bundler knows which are used: it divides them by the entries that use them,
  // and joins what would be a small file.
  {
    name: 'hooks',
    test: /\/(?:instantsearch\.js|react-instantsearch-core)\/.*\/(?:connectors\/|(?:useConnector|useIndex|useWidget|components\/(?:Index|Configure))\.js$)/,
    entriesAware: true,
    // Bytes before compression.
    entriesAwareMergeThreshold: 30_000,
    priority: 2,
  },
  // The script of every view needs it as well.
  { name: 'version', test: /\/lib\/version\.ts$/, priority: 1 },
  { name: createChunkNames(root) },
]

/**
 * Names the file ("chunk") of a module by what needs it:
 *
 * 1. what the document loads at first: `index`;
 * 2. what only parts of `routes/list` need: `list`; what only parts of `routes/detail` need: `record`;
 * 3. what `MANY` views need: `index` if a view of `routes/list` or `routes/pages` is among them, or if
 *    `routes/layout` needs it after the load of every page, else `shared`.
 *
 * The bundler divides the rest: a file for each set of modules with the same importers. The first paint
 * waits for every style sheet, so these are joined sooner: one list or two views are enough, and those
 * of records go to `shared`, which their pages load anyway.
 */
export function createChunkNames(
  root: string,
): (id: string, modules: Modules) => string | undefined {
  let needs: Needs | undefined
  return (id, modules) => {
    needs ??= readNeeds(root, modules)
    const { start, views } = needs
    if (start.has(id)) return 'index'
    const needing = needs.needing.get(id) ?? []
    const isStyle = id.endsWith('.css')
    const isOnlyFor = (folder: string) => needing.length > 0 && needing.every(inFolder(folder))
    if (isOnlyFor('list') && (isStyle || needing.length > 1)) return 'list'
    if (isOnlyFor('detail') && needing.length > 1) return isStyle ? 'shared' : 'record'
    const viewsNeeding = needing.filter((name) => views.has(name))
    if (viewsNeeding.length < (isStyle ? 2 : MANY)) return undefined
    const isUsual =
      needing.some(inFolder('layout')) ||
      viewsNeeding.some(inFolder('list')) ||
      viewsNeeding.some(inFolder('pages'))
    return isUsual ? 'index' : 'shared'
  }
}

/** The modules that are loaded with some, these among them. */
export function readImports(entries: readonly string[], modules: Modules): ReadonlySet<string> {
  const found = new Set(entries)
  for (const id of found) {
    for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) found.add(imported)
  }
  return found
}

const inFolder = (folder: string) => (name: string) => name.startsWith(`src/routes/${folder}/`)

function readNeeds(root: string, modules: Modules): Needs {
  const named = (id: string): string => relative(root, id)
  const starts = STARTS.map((name) => join(root, name))
  const start = readImports(starts, modules)
  const needing = new Map<string, readonly string[]>()
  const entries = new Set(onDemand(start, modules))
  // Iterating a set includes entries that are added meanwhile.
  for (const entry of entries) {
    const needed = readImports([entry], modules)
    for (const id of needed) needing.set(id, [...(needing.get(id) ?? []), named(entry)])
    for (const id of onDemand(needed, modules)) entries.add(id)
  }
  return { start, views: new Set(onDemand([join(root, VIEWS)], modules).map(named)), needing }
}

const onDemand = (ids: Iterable<string>, modules: Modules): readonly string[] =>
  Array.from(ids).flatMap((id) => modules.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
