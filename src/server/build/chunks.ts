import { join, relative } from 'node:path'

/** What the build tells of a module: what it imports at once, and what on demand. */
type ModuleImports = {
  readonly importedIds: readonly string[]
  readonly dynamicallyImportedIds: readonly string[]
}

type Modules = { getModuleInfo: (id: string) => ModuleImports | null }

/** The modules that the document starts, and by module those that need it of all that are loaded on demand. */
type Needs = {
  readonly start: ReadonlySet<string>
  readonly needing: ReadonlyMap<string, readonly string[]>
}

/** What the document loads. */
const STARTS = ['index.html', 'src/early.ts']

/** The view of an index, which is called by one word, however many indices there are. */
const LIST = /^src\/routes\/list\/(?!everything\.)[a-z]+\.tsx$/
/** What each list shows beside its results. Loads with the first list. */
const TOOLS = /^src\/routes\/list\/list-tools\.tsx$/
const HOME = /^src\/routes\/pages\/home\.tsx$/
const RECORD = /^src\/routes\/detail\/[\w-]+\/definition\.tsx$/
/** Runs before the script of every view is there, so that nothing of it may be in a file that imports that script. */
const FIRST = /^src\/routes\/list\/everything-queries\.ts$/

/**
 * The hooks of InstantSearch and what they consist of. Its packages name them all in one module, so that the document
 * seems to start with each; it does with none.
 */
const HOOK =
  /\/(?:instantsearch\.js|react-instantsearch-core)\/.*\/(?:connectors\/|(?:useConnector|useIndex|useWidget|components\/Index|escape-\w+)\.js$)/
const HOOK_OF_LISTS =
  /(?:HierarchicalMenu|HitsPerPage|Pagination|Paginator|Range|RefinementList|SearchBox|SortBy|useConnector|useIndex|useWidget|components\/Index|escape-\w+)\.js$/

/**
 * Styles of what several views show. In files of their own they are a few hundred bytes each, and each is a request that the first
 * paint of a view waits for.
 */
const SHARED_STYLES =
  /^src\/(?:search\/(?:rows|results|everything\/elsewhere)|routes\/detail\/baseline-way|ui\/(?:overlay\/popover-button|support\/support-table)).*\.css$/

/** Where at least as many views need a module, all load it: in files of their own such modules weigh more. */
const MANY = 5

/**
 * Names the file of the build that a module goes to, by what needs it; undefined leaves it to the build. Left to itself
 * that makes a file of each module that several views share, 39 for a list of features, each compressed alone.
 */
export function createChunkNames(
  root: string,
): (id: string, modules: Modules) => string | undefined {
  let needs: Needs | undefined
  return (id, modules) => {
    needs ??= readNeeds(root, modules)
    if (HOOK.test(id)) return HOOK_OF_LISTS.test(id) ? 'list' : undefined
    if (needs.start.has(id) || SHARED_STYLES.test(relative(root, id))) return 'index'
    const needing = needs.needing.get(id) ?? []
    const count = (kind: RegExp): number => needing.filter((name) => kind.test(name)).length
    if (count(LIST) > 1 && count(LIST) + count(TOOLS) === needing.length) return 'list'
    if (count(RECORD) > 1 && count(RECORD) === needing.length) return 'record'
    if (needing.length < MANY) return undefined
    if (count(LIST) > 0 || count(HOME) > 0) return 'index'
    return count(FIRST) > 0 ? undefined : 'shared'
  }
}

function readNeeds(root: string, modules: Modules): Needs {
  const starts = STARTS.map((name) => join(root, name))
  const start = readImports(starts, modules)
  const needing = new Map<string, readonly string[]>()
  const entries = new Set(onDemand(start, modules))
  // A set gives what is added to it while it is walked through.
  for (const entry of entries) {
    const needed = readImports([entry], modules)
    for (const id of needed) needing.set(id, [...(needing.get(id) ?? []), relative(root, entry)])
    for (const id of onDemand(needed, modules)) entries.add(id)
  }
  return { start, needing }
}

const onDemand = (ids: Iterable<string>, modules: Modules): readonly string[] =>
  Array.from(ids).flatMap((id) => modules.getModuleInfo(id)?.dynamicallyImportedIds ?? [])

/** Modules and all that they import at once, directly or through others. */
function readImports(entries: readonly string[], modules: Modules): ReadonlySet<string> {
  const found = new Set(entries)
  for (const id of found) {
    for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) found.add(imported)
  }
  return found
}
