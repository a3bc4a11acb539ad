import bcd from '@mdn/browser-compat-data/forLegacyNode'

import { type CoreBrowser, coreBrowsers } from '#catalogue/browsers.ts'
import { compareVersions } from '#lib/version.ts'

/** An entry that a release brings to a browser on a day that the data announces. */
export type Announced = {
  readonly key: string
  readonly browser: CoreBrowser
  readonly version: string
  /** The release before. */
  readonly before: string
  /** `YYYY-MM-DD`. */
  readonly day: string
}

type Release = { readonly status: string; readonly release_date?: string }

/** For each announced day an entry that has nothing of it before; `most` of them. */
export function announcedEntries(most: number): readonly Announced[] {
  const found = new Map<string, Announced>()
  for (const [branch, node] of Object.entries(bcd)) {
    if (['__meta', 'browsers', 'webextensions'].includes(branch)) continue
    for (const { key, browser, version } of announcedIn(node, branch)) {
      const releases: Readonly<Record<string, Release>> = bcd.browsers[browser].releases
      const { status = '', release_date: day = '' } = releases[version] ?? {}
      const isAnnounced = ['beta', 'nightly', 'planned'].includes(status) && day !== ''
      const sorted = Object.keys(releases).toSorted(compareVersions)
      const before = sorted[sorted.indexOf(version) - 1]
      if (!isAnnounced || found.has(day) || before === undefined) continue
      found.set(day, { key, browser, version, before, day })
    }
  }
  return [...found.values()].slice(0, most)
}

/** The only statements of entries below a node that say no more than a version. */
function announcedIn(node: unknown, key: string): readonly Omit<Announced, 'before' | 'day'>[] {
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([name, value]) => {
    if (name !== '__compat') return announcedIn(value, `${key}.${name}`)
    const support = Object(Reflect.get(Object(value), 'support'))
    return coreBrowsers.flatMap((browser) => {
      const statement = Object(Reflect.get(support, browser))
      const version: unknown = Reflect.get(statement, 'version_added')
      const isPlain = Object.keys(statement).join() === 'version_added'
      return isPlain && typeof version === 'string' ? [{ key, browser, version }] : []
    })
  })
}
