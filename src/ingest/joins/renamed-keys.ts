import { coreBrowsers } from '#catalogue/browsers.ts'
import {
  allStatements,
  type BrowserName,
  type CompatEntry,
  type CompatSource,
  plainStatements,
} from '#ingest/sources/compat-data.ts'
import type { FeatureSource, FeatureStatus } from '#ingest/sources/web-features.ts'

/** Former key → the keys that have what it had; none if nothing has. */
export type RenamedKeys = ReadonlyMap<string, readonly string[]>

/** Where a key went, and where that is written. */
export type TabledRename = { readonly to: string; readonly source: string }

/** What no rule finds. A test reports each line that the packages no longer need. */
export const tabledRenames: ReadonlyMap<string, TabledRename> = new Map([
  [
    'html.elements.script.type.speculationrules.source_optional',
    {
      to: 'html.elements.script.type.speculationrules.source',
      source:
        'its note in the compat data: "Starting with version 122, the source key is optional."',
    },
  ],
])

export type RenameSources = {
  readonly features: ReadonlyMap<string, Pick<FeatureSource, 'compat_features' | 'status'>>
  readonly entries: CompatSource['entries']
}

/** A key that web-features names and the compat data lacks. */
type Lost = {
  readonly key: string
  readonly feature: Pick<FeatureSource, 'compat_features' | 'status'>
}

/**
 * Where the keys went that web-features names and the compat data no longer has. Of the children of the same
 * parent: the one with the same words in any order, the one that has the name as an alternative, the only one with
 * one word before it, the several whose names it joined, or the only one that is as old in every browser and that no
 * feature names; else what replaced the key above, or the child of an entry above that has the same name.
 */
export function renamedKeys(
  { features, entries }: RenameSources,
  tabled: ReadonlyMap<string, TabledRename> = tabledRenames,
): RenamedKeys {
  const named = new Set([...features.values()].flatMap(({ compat_features: keys = [] }) => keys))
  const facts = { entries, children: childrenByKey(entries), named }
  const found = new Map<string, readonly string[]>()
  for (const feature of features.values()) {
    for (const key of feature.compat_features ?? []) {
      if (entries.has(key)) continue
      const to = tabled.get(key)?.to
      const known = to === undefined ? whereTo({ key, feature }, facts) : [to]
      found.set(
        key,
        known.filter((one) => entries.has(one)),
      )
    }
  }
  return found
}

/** What web-features says of a key by itself. */
export type PartStatus = Omit<FeatureStatus, 'by_compat_key'>

/**
 * The status of each key by itself, those included that web-features knows by a former name: they have
 * the status of that one, and of several that they replaced, the least.
 */
export function statusesByKey(
  features: ReadonlyMap<string, Pick<FeatureSource, 'status'>>,
  renamed: RenamedKeys,
): ReadonlyMap<string, PartStatus> {
  const own = [...features.values()].flatMap(({ status }) =>
    Object.entries<PartStatus>(status.by_compat_key ?? {}),
  )
  const former = own.flatMap(([key, status]) =>
    (renamed.get(key) ?? []).map((to) => [to, status] as const),
  )
  const fromMostToLeast = former.toSorted(([, a], [, b]) => (lowDay(a) < lowDay(b) ? -1 : 1))
  return new Map([...fromMostToLeast, ...own])
}

/** The day of the status; after all days without one. */
const lowDay = ({ baseline_low_date: day = NO_DAY }: PartStatus): string => day.replace('≤', '')

const NO_DAY = '9999'

type Facts = Pick<RenameSources, 'entries'> & {
  readonly children: ReadonlyMap<string, readonly CompatEntry[]>
  /** The keys that features name. */
  readonly named: ReadonlySet<string>
}

function whereTo(lost: Lost, facts: Facts): readonly string[] {
  const [above, last] = splitKey(lost.key)
  const own = amongSiblings(lost, facts)
  if (own.length > 0 || above === '' || facts.entries.has(above)) return own
  const [moved, ...others] = whereTo({ ...lost, key: above }, facts)
  const below = `${moved}.${last}`
  if (others.length === 0 && facts.entries.has(below)) return [below]
  const [outer] = splitKey(above)
  return amongSiblings({ ...lost, key: `${outer}.${last}` }, facts)
}

function amongSiblings(lost: Lost, { children, named }: Facts): readonly string[] {
  const [above, last] = splitKey(lost.key)
  const siblings = children.get(above) ?? []
  const isAsOld = (entry: CompatEntry) => !named.has(entry.key) && hasSupportOf(entry, lost)
  const rules: readonly (() => readonly CompatEntry[])[] = [
    () => siblings.filter((entry) => lastOf(entry) === last),
    () => siblings.filter((entry) => wordsOf(lastOf(entry)) === wordsOf(last)),
    () => siblings.filter((entry) => hasAlternative(entry, last)),
    () => siblings.filter((entry) => lastOf(entry).replace(/^[a-z]+_/, '') === last),
  ]
  for (const rule of rules) {
    const [only, ...others] = rule()
    if (only !== undefined && others.length === 0) return [only.key]
  }
  const words = last.split('_')
  const parts = words.flatMap((word) => siblings.filter((entry) => lastOf(entry) === word))
  if (parts.length > 1 && parts.length === words.length) return parts.map(({ key }) => key)
  const [only, ...others] = siblings.filter(isAsOld)
  return only === undefined || others.length > 0 ? [] : [only.key]
}

const lastOf = ({ segments }: CompatEntry): string => segments.at(-1) ?? ''

/** The words of a name, in an order that is always the same. */
const wordsOf = (name: string): string => name.toLowerCase().split(/[-_]/).toSorted().join()

/** Whether web-features has given a lost key the versions that the compat data gives an entry. */
function hasSupportOf(entry: CompatEntry, { key, feature }: Lost): boolean {
  const stated = feature.status.by_compat_key?.[key]?.support
  return (
    stated !== undefined &&
    coreBrowsers.every((browser) => sinceOf(entry, browser) === stated[browser])
  )
}

function splitKey(key: string): readonly [above: string, last: string] {
  const place = key.lastIndexOf('.')
  return [key.slice(0, Math.max(0, place)), key.slice(place + 1)]
}

const hasAlternative = ({ statement }: CompatEntry, name: string): boolean =>
  allStatements(statement).some(({ alternative_name: other }) => other === name)

/** The version since which a browser has it plainly, as web-features writes it. */
function sinceOf(entry: CompatEntry, browser: BrowserName) {
  return plainStatements(entry, browser).find(
    ({ version_added: added, version_removed: removed }) =>
      added !== false && removed === undefined,
  )?.version_added
}

function childrenByKey(entries: CompatSource['entries']) {
  const children = new Map<string, CompatEntry[]>()
  for (const entry of entries.values()) {
    const [above] = splitKey(entry.key)
    const list = children.get(above) ?? []
    children.set(above, [...list, entry])
  }
  return children
}
