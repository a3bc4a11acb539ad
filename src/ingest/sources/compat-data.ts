import type {
  BrowserName,
  BrowserStatement,
  CompatData,
  CompatStatement,
  FlagStatement,
  Identifier,
  SimpleSupportStatement,
} from '@mdn/browser-compat-data/types'

export type { BrowserName, CompatStatement, FlagStatement, SimpleSupportStatement }

/** An entry of the compat data, flat. */
export type CompatEntry = {
  /** "api.AbortSignal.timeout_static". */
  readonly key: string
  readonly segments: readonly string[]
  readonly statement: CompatStatement
  /** Number of entries directly below it. */
  readonly children: number
}

export type CompatSource = {
  /** By key, parents before children. */
  readonly entries: ReadonlyMap<string, CompatEntry>
  readonly browsers: ReadonlyMap<BrowserName, BrowserStatement>
  readonly version: string
  /** `YYYY-MM-DD` on which the package was built. */
  readonly date: string
}

/**
 * The branches that become records. Extensions are left out: their entries have no status and no Chrome for Android
 * and are no part of the web.
 */
const branches = [
  'api',
  'css',
  'html',
  'http',
  'javascript',
  'manifests',
  'mathml',
  'mediatypes',
  'svg',
  'webassembly',
  'webdriver',
] as const satisfies readonly (keyof CompatData)[]

/** Loads the browser compat data, the largest of the packages. */
export async function loadCompat(): Promise<CompatSource> {
  const { default: data } = await import('@mdn/browser-compat-data/forLegacyNode')
  const { __meta: meta } = data
  const entries = new Map<string, CompatEntry>()
  for (const branch of branches) collect(data[branch], [branch], entries)
  return {
    entries,
    browsers: new Map(browserNames.map((name) => [name, data.browsers[name]])),
    version: meta.version,
    date: meta.timestamp.slice(0, 10),
  }
}

const browserNames = [
  'bun',
  'chrome',
  'chrome_android',
  'deno',
  'edge',
  'firefox',
  'firefox_android',
  'ie',
  'nodejs',
  'oculus',
  'opera',
  'opera_android',
  'safari',
  'safari_ios',
  'samsunginternet_android',
  'webview_android',
  'webview_ios',
] as const satisfies readonly BrowserName[]

function collect(
  node: Identifier,
  segments: readonly string[],
  entries: Map<string, CompatEntry>,
): void {
  const below = identifiersIn(node)
  const { __compat: statement } = node
  if (statement !== undefined) {
    const key = segments.join('.')
    entries.set(key, { key, segments, statement, children: below.filter(isEntry).length })
  }
  for (const [name, child] of below) collect(child, [...segments, name], entries)
}

function identifiersIn(node: Identifier): readonly (readonly [string, Identifier])[] {
  return Object.keys(node).flatMap((name) => {
    const child = name === '__compat' ? undefined : node[name]
    return child === undefined ? [] : [[name, child]]
  })
}

function isEntry([, { __compat: statement }]: readonly [string, Identifier]): boolean {
  return statement !== undefined
}

/** A value that the data gives once or as a list, as a list. */
export function listOf<Item>(value: Item | readonly Item[] | undefined): readonly Item[] {
  if (value === undefined) return []
  return isList(value) ? value : [value]
}

function isList<Item>(value: Item | readonly Item[]): value is readonly Item[] {
  return Array.isArray(value)
}

/** The statements of one browser for an entry, newest first; none where the data is silent. */
export function statementsOf(
  statement: CompatStatement,
  browser: BrowserName,
): readonly SimpleSupportStatement[] {
  return listOf<SimpleSupportStatement>(statement.support[browser])
}

const MDN = 'https://developer.mozilla.org'

/** The path of a page on MDN; undefined where there is no address or it leads elsewhere. */
export function mdnPath(url: string | undefined): string | undefined {
  return url?.startsWith(`${MDN}/`) === true ? url.slice(MDN.length) : undefined
}
