import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import bcd from '@mdn/browser-compat-data/forLegacyNode'
import { features } from 'web-features'

/** What a visitor should find out, read from the npm data alone: none of the ingest code takes part. */

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

/** Every compat entry of the web, without its key. */
function compatsIn(node: unknown): readonly object[] {
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([key, value]) =>
    key === '__compat' && typeof value === 'object' && value !== null ? [value] : compatsIn(value),
  )
}

/** Behind a flag, and nowhere to be had without one. */
function isFlagged(compat: object, browser: string): boolean {
  const held = statementsOf(compat, browser).filter(
    ({ version_added: added, version_removed: removed }) =>
      added !== false && removed === undefined,
  )
  return held.length > 0 && held.every(({ flags }) => flags !== undefined)
}

const branches = Object.entries(bcd).flatMap(([branch, node]) =>
  ['__meta', 'browsers', 'webextensions'].includes(branch) ? [] : [node],
)

/** How many compat entries are behind a flag in Chrome. */
export const flaggedInChrome = branches
  .flatMap(compatsIn)
  .filter((compat) => isFlagged(compat, 'chrome')).length

const live = Object.values(features).filter((feature) => feature.kind === 'feature')

/** The names of the features that came with Safari 26. */
export const shippedInSafari26 = live
  .filter(({ status }) => status.support.safari === '26')
  .map(({ name }) => name)

const others = ['chrome', 'chrome_android', 'edge', 'safari', 'safari_ios'] as const

/** The names of the features of CSS that only Firefox, on the desktop or on Android, has not. */
export const cssMissingOnlyInFirefox = live
  .filter(({ compat_features: keys = [] }) => keys.some((key) => key.startsWith('css.')))
  .filter(({ status: { support } }) => others.every((browser) => support[browser] !== undefined))
  .filter(
    ({ status: { support } }) =>
      support.firefox === undefined || support.firefox_android === undefined,
  )
  .map(({ name }) => name)

/** `YYYY-MM-DD`: since when `:has()` is Baseline. */
export const hasBaselineSince = features['has']?.kind === 'feature' ? lowDate(features['has']) : ''

function lowDate({
  status,
}: {
  readonly status: { readonly baseline_low_date?: string | undefined }
}): string {
  return status.baseline_low_date ?? ''
}

type Spec = {
  readonly title: string
  readonly nightly?: { readonly url: string }
  readonly series: { readonly nightlyUrl?: string }
}

const specs: readonly Spec[] = JSON.parse(
  readFileSync(fileURLToPath(import.meta.resolve('web-specs')), 'utf8'),
)

const [resizeObserver = {}] = compatsIn(bcd.api['ResizeObserver'])
const specUrls = [Reflect.get(resizeObserver, 'spec_url')].flat().map(String)

/** The title of the specification that defines `ResizeObserver`, by the address that the compat data gives. */
export const resizeObserverSpec =
  specs.find(({ nightly, series }) =>
    [nightly?.url, series.nightlyUrl].some(
      (address) => address !== undefined && specUrls.some((url) => url.startsWith(address)),
    ),
  )?.title ?? ''
