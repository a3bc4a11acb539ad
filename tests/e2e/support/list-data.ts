import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import bcd from '@mdn/browser-compat-data/forLegacyNode'

/** What the lists should count, read from the npm data alone: none of the ingest code takes part. */

type Entry = { readonly deprecated: boolean }

/** Every compat entry but those of browser extensions, which are no part of the web. */
const entries: readonly Entry[] = Object.entries(bcd).flatMap(([branch, node]) =>
  ['__meta', 'browsers', 'webextensions'].includes(branch) ? [] : walk(node),
)

function walk(node: unknown): readonly Entry[] {
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([key, value]) => {
    if (key !== '__compat') return walk(value)
    const status: unknown = Reflect.get(value, 'status')
    const isDeprecated =
      typeof status === 'object' && status !== null && Reflect.get(status, 'deprecated') === true
    return [{ deprecated: isDeprecated }]
  })
}

const specs: readonly { readonly organization: string }[] = JSON.parse(
  readFileSync(fileURLToPath(import.meta.resolve('web-specs')), 'utf8'),
)

export const compatCount = entries.length
export const deprecatedCount = entries.filter(({ deprecated }) => deprecated).length
export const specCount = specs.length
export const whatwgCount = specs.filter(({ organization }) => organization === 'WHATWG').length
export const safariReleases = Object.keys(bcd.browsers.safari.releases).length

/** The ids of the entries of the at-rules of CSS: their keys in the data. */
export const atRules: readonly string[] = keysIn(bcd.css['at-rules'], 'css.at-rules')

function keysIn(node: unknown, key: string): readonly string[] {
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([name, value]) =>
    name === '__compat' ? [key] : keysIn(value, `${key}.${name}`),
  )
}
