import { join, relative } from 'node:path'

/** Static and dynamic imports from the bundler. */
type ModuleImports = {
  readonly importedIds: readonly string[]
  readonly dynamicallyImportedIds: readonly string[]
}

type Modules = { getModuleInfo: (id: string) => ModuleImports | null }

/** The modules that the document loads at first, and by module the dynamic entries that need it. */
type Needs = {
  readonly start: ReadonlySet<string>
  readonly needing: ReadonlyMap<string, readonly string[]>
}

const STARTS = ['index.html', 'src/early/early.ts']

/** The views of lists, which count as one view. */
const LIST = /^src\/routes\/list\/(?!everything\.)[a-z]+\.tsx$/
/** What each list shows beside its results. Loads with the first list. */
const TOOLS = /^src\/routes\/list\/list-tools\.tsx$/
const HOME = /^src\/routes\/pages\/home\.tsx$/
/** What each view loads after the page. */
const LATER = /^src\/routes\/layout\/after-load\.tsx$/
const RECORD = /^src\/routes\/detail\/[\w-]+\/definition\.tsx$/
/**
 * Parts of pages that load beside views: answers to questions, answers without a network, recommendations, events, menus for copies and
 * feeds, and what is late on a page. They must not change how the code of views is divided.
 */
const ANSWERS =
  /^src\/(?:search\/(?:answers\/(?:answers\.ts|set-line\.tsx)|insights\/recommended-features\.tsx|local\/device-provider\.ts)|routes\/(?:diff\/diff-copies|detail\/(?:verdict-answer|copy-menu)|follow\/follow-(?:menu|panel)|offline\/(?:offline-part|site-row)|upcoming\/lost-and-gained|visit-events)\.tsx)$/
/** Keeping the site on a device, and what pages say about it: one chunk instead of six. */
const OF_DEVICE =
  /^src\/(?:contracts\/kept-site|search\/local\/(?:device-sentence|opened-device)|routes\/offline\/(?:ask-worker|keep-site|kept-state|offline-place))\.ts$/

/**
 * InstantSearch's packages re-export all hooks from one module; the document needs none of them.
 */
const HOOK =
  /\/(?:instantsearch\.js|react-instantsearch-core)\/.*\/(?:connectors\/|(?:useConnector|useIndex|useWidget|components\/(?:Index|Configure))\.js$)/
const HOOK_OF_LISTS =
  /(?:DynamicWidgets|HierarchicalMenu|Hits|HitsPerPage|Pagination|Paginator|Range|RefinementList|SearchBox|SortBy|Stats)\.js$/
/** Lists and the search across lists need them. */
const HOOK_OF_SEARCHES = /(?:[cC]onfigure|useConnector|useIndex|useWidget|components\/Index)\.js$/i

/** As separate files, shared styles would each be a small request that delays the first paint. */
const SHARED_STYLES =
  /^src\/(?:search\/(?:rows|results|everything\/elsewhere)|ui\/(?:controls\/checkbox-row|overlay\/popover-button|support\/state-word)).*\.css$/

/** Styles of records and sets, which load the file that many views share anyway. */
const RECORD_STYLES =
  /^src\/(?:routes\/detail\/(?:baseline-way|verdict-band)|ui\/support\/support-table)\.module\.css$/

/** Styles of what loads late on the page of a record: one file of all is smaller. */
const LATE_STYLES = /^src\/routes\/detail\/(?:version-grid|detection|feature\/known-issues).*\.css$/

/** Styles of the pages of text, which need nothing else that many views share. */
const TEXT_STYLES = /^src\/routes\/pages\/about\.module\.css$/

/** Only the pages of records and of sets have such a table, one of them in a part that loads late. */
const TABLE = /^src\/ui\/support\/support-table\.tsx$/

/** Modules that this many views need are loaded by all: separate files would be larger. */
const MANY = 5

/**
 * Names a module's chunk by the views that need it. By default, the bundler emits a file for each
 * shared module, each of which compresses alone.
 */
export function createChunkNames(
  root: string,
): (id: string, modules: Modules) => string | undefined {
  let needs: Needs | undefined
  return (id, modules) => {
    needs ??= readNeeds(root, modules)
    if (HOOK.test(id) && HOOK_OF_SEARCHES.test(id)) return 'widgets'
    if (HOOK.test(id)) return HOOK_OF_LISTS.test(id) ? 'list' : undefined
    if (needs.start.has(id) || SHARED_STYLES.test(relative(root, id))) return 'index'
    if (RECORD_STYLES.test(relative(root, id))) return 'shared'
    if (LATE_STYLES.test(relative(root, id))) return 'late'
    if (OF_DEVICE.test(relative(root, id))) return 'device'
    if (TEXT_STYLES.test(relative(root, id))) return 'text'
    const needing = (needs.needing.get(id) ?? []).filter((name) => !ANSWERS.test(name))
    const count = (kind: RegExp): number => needing.filter((name) => kind.test(name)).length
    const isOfLists = count(LIST) + count(TOOLS) === needing.length
    // One file of styles for both: the first paint of a list waits for each.
    const isStyleOfTools = count(TOOLS) > 0 && id.endsWith('.css')
    if (isOfLists && (count(LIST) > 1 || isStyleOfTools)) return 'list'
    if (count(RECORD) > 1 && count(RECORD) === needing.length) return 'record'
    if (needing.length < MANY || TABLE.test(relative(root, id))) return undefined
    if (count(LIST) > 0 || count(HOME) > 0) return 'index'
    return count(TOOLS) > 0 || count(LATER) > 0 ? 'index' : 'shared'
  }
}

function readNeeds(root: string, modules: Modules): Needs {
  const starts = STARTS.map((name) => join(root, name))
  const start = readImports(starts, modules)
  const needing = new Map<string, readonly string[]>()
  const entries = new Set(onDemand(start, modules))
  // Iterating a set includes entries that are added meanwhile.
  for (const entry of entries) {
    const needed = readImports([entry], modules)
    for (const id of needed) needing.set(id, [...(needing.get(id) ?? []), relative(root, entry)])
    for (const id of onDemand(needed, modules)) entries.add(id)
  }
  return { start, needing }
}

const onDemand = (ids: Iterable<string>, modules: Modules): readonly string[] =>
  Array.from(ids).flatMap((id) => modules.getModuleInfo(id)?.dynamicallyImportedIds ?? [])

function readImports(entries: readonly string[], modules: Modules): ReadonlySet<string> {
  const found = new Set(entries)
  for (const id of found) {
    for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) found.add(imported)
  }
  return found
}
