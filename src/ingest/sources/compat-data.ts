import type {
  BrowserName,
  BrowserStatement,
  CompatData,
  CompatStatement,
  FlagStatement,
  Identifier,
  SimpleSupportStatement,
} from '@mdn/browser-compat-data/types'

import { SourceError } from './errors.ts'
import type { Surprises } from './surprises.ts'

export type { BrowserName, CompatStatement, FlagStatement, SimpleSupportStatement }

/** A flattened entry of the compat data. */
export type CompatEntry = {
  /** "api.AbortSignal.timeout_static". */
  readonly key: string
  readonly segments: readonly string[]
  readonly statement: CompatStatement
  /** Number of direct children. */
  readonly children: number
  /** What of the statement is not as the data has it. */
  readonly corrections?: readonly SupportCorrection[]
}

/** Support that the data states for versions in which it cannot be. */
export type SupportCorrection = {
  readonly key: string
  readonly browser: BrowserName
  /** The version since which the data says that it works. */
  readonly stated: string
  /** The version since which it can; absent if none can. */
  readonly since?: string
  /** The keys of the same keyword in the longhands, one of which has it from then on. */
  readonly longhands: readonly string[]
}

export type CompatSource = {
  /** By key, parents before children. */
  readonly entries: ReadonlyMap<string, CompatEntry>
  readonly browsers: ReadonlyMap<BrowserName, BrowserStatement>
  readonly version: string
  /** `YYYY-MM-DD` on which the package was built. */
  readonly date: string
}

/** The branches that become records. Web extensions lack a status and Chrome for Android. */
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

/** @throws {SourceError} naming the entry, for support since an invalid version */
export async function loadCompat(surprises: Pick<Surprises, 'of'>): Promise<CompatSource> {
  const { default: data } = await import('@mdn/browser-compat-data/forLegacyNode')
  const { __meta: meta } = data
  const entries = new Map<string, CompatEntry>()
  for (const branch of branches) collect(data[branch], [branch], { entries, surprises })
  const known: Partial<typeof data.browsers> = data.browsers
  return {
    entries,
    browsers: new Map(
      browserNames.flatMap((name) => {
        const browser = known[name]
        return browser === undefined ? [] : [[name, browser] as const]
      }),
    ),
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

type Collection = {
  readonly entries: Map<string, CompatEntry>
  readonly surprises: Pick<Surprises, 'of'>
}

function collect(
  node: Identifier | undefined,
  segments: readonly string[],
  collection: Collection,
): void {
  if (node === undefined) return
  const below = identifiersIn(node)
  const { __compat: given } = node
  if (given !== undefined) {
    const key = segments.join('.')
    const statement = withKnownSupport(given, key, collection.surprises)
    const children = below.filter(isEntry).length
    collection.entries.set(key, { key, segments, statement, children })
  }
  for (const [name, child] of below) collect(child, [...segments, name], collection)
}

/**
 * Removes support with an unknown version (null).
 * @throws {SourceError} naming `key`, for any other invalid version
 */
export function withKnownSupport(
  statement: CompatStatement,
  key: string,
  surprises: Pick<Surprises, 'of'>,
): CompatStatement {
  const isKnown = ({ version_added: added }: SimpleSupportStatement) => isVersion(added, key)
  const all = Object.entries(statement.support).map(([browser, support]) => {
    return [browser, asList<SimpleSupportStatement>(support)] as const
  })
  if (all.every(([, statements]) => statements.every(isKnown))) return statement
  surprises.of(key)('has support since a version that the data does not know, which is left out')
  const known = all.flatMap(([browser, statements]) => {
    const left = statements.filter(isKnown)
    return left.length === 0 ? [] : [[browser, left]]
  })
  return { ...statement, support: Object.fromEntries(known) }
}

function isVersion(added: unknown, key: string): boolean {
  if (typeof added === 'string' || added === false) return true
  if (added === null) return false
  throw new SourceError(
    `${key} has the version_added ${JSON.stringify(added)}, which is no version. ` +
      'Report it to the data package and pin the version before it.',
  )
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

/** Normalizes a value that the data has once or as a list. */
export function asList<Item>(value: Item | readonly Item[] | undefined): readonly Item[] {
  if (value === undefined) return []
  return isList(value) ? value : [value]
}

function isList<Item>(value: Item | readonly Item[]): value is readonly Item[] {
  return Array.isArray(value)
}

/** A browser's statements of an entry, newest first; empty if the data has none. */
export function statementsOf(
  statement: CompatStatement,
  browser: BrowserName,
): readonly SimpleSupportStatement[] {
  return asList<SimpleSupportStatement>(statement.support[browser])
}

/** The statements of all browsers on an entry. */
export const allStatements = ({ support }: CompatStatement): readonly SimpleSupportStatement[] =>
  Object.values(support).flatMap((stated) => asList<SimpleSupportStatement>(stated))

/** The statements of an entry that need no flag, prefix or other name, and are not partial. */
export function plainStatements({ statement }: CompatEntry, browser: BrowserName) {
  return statementsOf(statement, browser).filter(
    ({ flags, prefix, alternative_name: other, partial_implementation: partial }) =>
      partial !== true && [flags, prefix, other].every((limit) => limit === undefined),
  )
}

const MDN = 'https://developer.mozilla.org'

/** The path of an MDN page; undefined for other addresses. */
export function mdnPath(url: string | undefined): string | undefined {
  return url?.startsWith(`${MDN}/`) === true ? url.slice(MDN.length) : undefined
}
