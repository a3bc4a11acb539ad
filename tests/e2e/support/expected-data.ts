import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import bcd from '@mdn/browser-compat-data/forLegacyNode'
import { features } from 'web-features'

/** What the page should show and count, read from the npm data alone: none of the ingest code takes part. */

/** A feature of the data package, as far as the journeys compare it. */
export type FeatureFacts = {
  readonly id: string
  readonly baseline: 'widely' | 'newly' | 'limited' | 'discouraged'
  readonly areas: ReadonlySet<string>
  readonly year: number | null
}

const areaNames = new Map([
  ['api', 'Web APIs'],
  ['css', 'CSS'],
  ['html', 'HTML'],
  ['http', 'HTTP'],
  ['javascript', 'JavaScript'],
  ['svg', 'SVG'],
  ['mathml', 'MathML'],
  ['webassembly', 'WebAssembly'],
])

/** Every feature of the data package (ids that were moved or split are not features). */
export const facts: readonly FeatureFacts[] = Object.entries(features).flatMap(([id, feature]) => {
  if (feature.kind !== 'feature') return []
  const { status, discouraged, compat_features: keys = [] } = feature
  const date = status.baseline_low_date?.replace('≤', '')
  return {
    id,
    baseline: discouraged
      ? 'discouraged'
      : status.baseline === 'high'
        ? 'widely'
        : status.baseline === 'low'
          ? 'newly'
          : 'limited',
    areas: new Set(keys.flatMap((key) => areaNames.get(key.slice(0, key.indexOf('.'))) ?? [])),
    year: date === undefined ? null : Number(date.slice(0, 4)),
  }
})

/** Number of features that satisfy all conditions. */
export const countOf = (...conditions: readonly ((feature: FeatureFacts) => boolean)[]): number =>
  facts.filter((feature) => conditions.every((holds) => holds(feature))).length

/**
 * The name of a feature.
 *
 * @throws {Error} if the data package has no feature of this id.
 */
export function featureName(id: string): string {
  const feature = features[id]
  if (feature?.kind !== 'feature') throw new Error(`No feature has the ID "${id}".`)
  return feature.name
}

const live = Object.values(features).filter((feature) => feature.kind === 'feature')

/** The names of the features that Safari supports since version 26. */
export const shippedInSafari26 = live
  .filter(({ status }) => status.support.safari === '26')
  .map(({ name }) => name)

const notFirefox = ['chrome', 'chrome_android', 'edge', 'safari', 'safari_ios'] as const

/** The names of the features of CSS that only Firefox does not support, on the desktop at least. */
export const cssMissingOnlyInFirefox = live
  .filter(({ compat_features: keys = [] }) => keys.some((key) => key.startsWith('css.')))
  .filter(({ status: { support } }) =>
    notFirefox.every((browser) => support[browser] !== undefined),
  )
  .filter(({ status: { support } }) => support.firefox === undefined)
  .map(({ name }) => name)

/**
 * The names of the features of which the two sources say different things: web-features has no version of a browser in
 * which all parts work by the compat data. Which of the sources counts depends on their days.
 */
export const disputed: ReadonlySet<string> = new Set(
  live
    .filter(({ status: { support }, compat_features: keys = [] }) =>
      ([...notFirefox, 'firefox', 'firefox_android'] as const).some(
        (browser) =>
          support[browser] === undefined &&
          keys.length > 0 &&
          keys.every((key) => worksPlainly(key, browser)),
      ),
    )
    .map(({ name }) => name),
)

/** True if some statement on a browser has neither an end nor a condition. */
function worksPlainly(key: string, browser: string): boolean {
  const node = key.split('.').reduce<unknown>((at, name) => Reflect.get(Object(at), name), bcd)
  const compat: unknown = Reflect.get(Object(node), '__compat')
  return statementsOf(Object(compat), browser).some(
    (statement) =>
      typeof statement.version_added === 'string' &&
      /^≤?\d/.test(statement.version_added) &&
      ['version_removed', 'flags', 'prefix', 'alternative_name', 'partial_implementation'].every(
        (condition) => Reflect.get(statement, condition) === undefined,
      ),
  )
}

/** The date since which `:has()` is Baseline, `YYYY-MM-DD`. */
export const hasBaselineSince =
  features['has']?.kind === 'feature' ? (features['has'].status.baseline_low_date ?? '') : ''

type Statement = {
  readonly version_added?: unknown
  readonly version_removed?: unknown
  readonly flags?: unknown
}

function statementsOf(compat: object, browser: string): readonly Statement[] {
  const support: unknown = Reflect.get(compat, 'support')
  if (typeof support !== 'object' || support === null) return []
  const found: unknown = Reflect.get(support, browser)
  return Array.isArray(found) ? found : typeof found === 'object' && found !== null ? [found] : []
}

/** True if a browser has this behind a flag and not without one. */
/** Whether a flag is needed in all that is released: what only a preview has counts as preview. */
function isFlagged(compat: object, browser: string): boolean {
  const current = statementsOf(compat, browser).filter(
    ({ version_added: added, version_removed: removed }) =>
      added !== false && added !== 'preview' && removed === undefined,
  )
  return current.length > 0 && current.every(({ flags }) => flags !== undefined)
}

/** Every compatibility entry below a node of the compat data, without its key. */
function compatsIn(node: unknown): readonly object[] {
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([key, value]) =>
    key === '__compat' && typeof value === 'object' && value !== null ? [value] : compatsIn(value),
  )
}

/** Every compatibility entry of the web: those of browser extensions are not part of it. */
const entries = Object.entries(bcd).flatMap(([branch, node]) =>
  ['__meta', 'browsers', 'webextensions'].includes(branch) ? [] : compatsIn(node),
)

export const compatCount = entries.length

/** How many compatibility entries are behind a flag in Chrome. */
export const flaggedInChrome = entries.filter((compat) => isFlagged(compat, 'chrome')).length

/** The date of the release of Safari 26, `YYYY-MM-DD`. */
export const safari26Date = bcd.browsers.safari.releases['26']?.release_date ?? ''

/** The keys of CSS that Chrome supports since 139 or 140 and had nothing of before. */
export const cssNewInChrome: readonly string[] = keysIn(bcd.css, 'css').filter((key) => {
  const statement = chromeStatement(key)
  return statement === '{"version_added":"139"}' || statement === '{"version_added":"140"}'
})

function keysIn(node: unknown, key: string): readonly string[] {
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([name, value]) =>
    name === '__compat' ? [key] : keysIn(value, `${key}.${name}`),
  )
}

/** What the data says of an entry in Chrome, as text. */
function chromeStatement(key: string): string {
  const path = [...key.split('.'), '__compat', 'support', 'chrome']
  const found: unknown = path.reduce<unknown>(
    (node, name) => (node instanceof Object ? Reflect.get(node, name) : undefined),
    bcd,
  )
  return JSON.stringify(found) ?? ''
}

const coreBrowsers: ReadonlySet<string> = new Set([...notFirefox, 'firefox', 'firefox_android'])

/** How many statements the data has of `user-select`, for the core browsers and for the others. */
export const userSelectStatements = {
  core: countStatements((browser) => coreBrowsers.has(browser)),
  others: countStatements((browser) => !coreBrowsers.has(browser)),
}

function countStatements(isMeant: (browser: string) => boolean): number {
  const [compat = {}] = compatsIn(bcd.css.properties?.['user-select'])
  return Object.keys(Object(Reflect.get(compat, 'support')))
    .filter(isMeant)
    .reduce((sum, browser) => sum + statementsOf(compat, browser).length, 0)
}

type Spec = {
  readonly title: string
  readonly nightly?: { readonly url: string }
  readonly series: { readonly nightlyUrl?: string }
}

const specs: readonly Spec[] = JSON.parse(
  readFileSync(fileURLToPath(import.meta.resolve('web-specs')), 'utf8'),
)

export const specCount = specs.length

const [resizeObserver = {}] = compatsIn(bcd.api['ResizeObserver'])
const specUrls = [Reflect.get(resizeObserver, 'spec_url')].flat().map(String)

/** The title of the specification that defines `ResizeObserver`, by the address that the compat data gives. */
export const resizeObserverSpec =
  specs.find(({ nightly, series }) =>
    [nightly?.url, series.nightlyUrl].some(
      (address) => address !== undefined && specUrls.some((url) => url.startsWith(address)),
    ),
  )?.title ?? ''
