/** Where the compatibility data has a keyword of a shorthand before its longhands, read release by release. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import { coreBrowsers } from '#catalogue/browsers.ts'

import type { PackagedRelease, Statement } from './compat-package.ts'
import { beforeOrSame } from './versions.ts'

type Entry = {
  readonly __compat?:
    | { support: Record<string, Statement | readonly Statement[] | undefined> }
    | undefined
}
type Properties = Readonly<Record<string, Entry & Readonly<Record<string, Entry | undefined>>>>
type Browsers = Readonly<
  Record<string, { readonly releases: Readonly<Record<string, PackagedRelease>> }>
>

type Property = { readonly name: string; readonly longhands?: readonly string[] }

const { properties: specified }: { properties: readonly Property[] } = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('@webref/css/css.json'), 'utf8'),
)

/** Shorthand → longhands, by the specifications. */
export const longhandsOf: ReadonlyMap<string, readonly string[]> = new Map(
  specified.flatMap(({ name, longhands = [] }) =>
    longhands.length === 0 ? [] : [[name, longhands] as const],
  ),
)

const PREVIEW = 'preview'

const isFrom = (version: string, since: string): boolean =>
  version === PREVIEW || (since !== PREVIEW && beforeOrSame(since.replace('≤', ''), version))

const isNoLater = (one: string | false, other: string | false): boolean =>
  one !== false && other !== false && isFrom(other.replace('≤', ''), one)

const isPlain = (one: Statement): boolean =>
  !one.flags && !one.prefix && !one.alternative_name && !one.partial_implementation

/** By browser; undefined if there is no entry. */
const supportOf = ({ __compat: facts }: Entry = {}) => facts?.support

const stated = (entry: Entry | undefined, browser: string): readonly Statement[] =>
  [supportOf(entry)?.[browser]].flat().flatMap((one) => one ?? [])

/** The statements that hold in a version; those with a bound may hold before it. */
function holding(entry: Entry | undefined, browser: string, version: string) {
  return stated(entry, browser).filter(({ version_added: added, version_removed: removed }) => {
    if (added === false) return false
    return (
      (added.startsWith('≤') || isFrom(version, added)) && !(removed && isFrom(version, removed))
    )
  })
}

const isSilent = (entry: Entry | undefined, browser: string): boolean =>
  supportOf(entry)?.[browser] === undefined

function correctionIn(name: string, word: string, { properties, browser, releases }: Place) {
  const parts = longhandsOf.get(name) ?? []
  const having = parts.filter((part) => supportOf(properties[part]?.[word]))
  const lacks = (owner: string, version: string): boolean =>
    [properties[owner], properties[owner]?.[word]].some(
      (entry) =>
        supportOf(entry) !== undefined &&
        !isSilent(entry, browser) &&
        holding(entry, browser, version).every(({ flags }) => flags !== undefined),
    )
  const isRenamed = (owner: string, version: string): boolean => {
    const usable = holding(properties[owner], browser, version).filter(({ flags }) => !flags)
    return usable.length > 0 && usable.every((one) => one.prefix || one.alternative_name)
  }
  const works = (version: string): boolean =>
    holding(properties[name]?.[word], browser, version).some(
      (one) => isPlain(one) && isFrom(version, String(one.version_added)),
    ) &&
    (isSilent(properties[name], browser) ||
      holding(properties[name], browser, version).some(
        (one) => !one.flags && !one.prefix && !one.alternative_name,
      ))
  const [first] = stated(properties[name]?.[word], browser).filter(isPlain).slice(-1)
  if (first === undefined) return []
  const lasts = (entry: Entry | undefined): boolean =>
    stated(entry, browser).some(
      (one) =>
        isPlain(one) && !one.version_removed && isNoLater(one.version_added, first.version_added),
    )
  // Most longhands are as old: then nothing needs to be read.
  if (having.some((owner) => lasts(properties[owner]) && lasts(properties[owner]?.[word])))
    return []
  const others = [...longhandsOf].flatMap(([other, its]) =>
    other !== name && its.some((part) => having.includes(part)) ? [other] : [],
  )
  const versions = [...releases.keys(), PREVIEW]
  const last = versions.findLastIndex(
    (version) =>
      works(version) &&
      [...having, ...others.filter((other) => supportOf(properties[other]?.[word]))].every(
        (owner) => lacks(owner, version),
      ) &&
      !having.some((owner) => isRenamed(owner, version)),
  )
  if (last < 0) return []
  const [before = '', since] = versions.slice(last)
  if (since === undefined && String(first.version_added).startsWith('≤')) return []
  const [old, young] = [releases.get(before)?.engine, releases.get(since ?? '')?.engine]
  return old !== undefined && young !== undefined && old !== young ? [] : [since]
}

type Place = {
  readonly properties: Properties
  readonly browser: string
  readonly releases: ReadonlyMap<string, PackagedRelease>
}

/** Whether a core browser had a shorthand plainly in a version that lacks all of its longhands. */
function isOlder(name: string, properties: Properties): boolean {
  return coreBrowsers.some((browser) =>
    stated(properties[name], browser).some(
      ({ version_added: version, ...more }) =>
        version !== false &&
        isPlain({ version_added: version, ...more }) &&
        (longhandsOf.get(name) ?? []).every(
          (part) =>
            !isSilent(properties[part], browser) &&
            holding(properties[part], browser, version.replace('≤', '')).every(
              ({ flags }) => flags !== undefined,
            ),
        ),
    ),
  )
}

const releaseLists = (browsers: Browsers) =>
  new Map(
    Object.entries(browsers).map(([browser, { releases }]) => [
      browser,
      new Map(Object.entries(releases).toSorted(([a], [b]) => (beforeOrSame(a, b) ? -1 : 1))),
    ]),
  )

/** Corrects the statements of keywords in place, and says since when which browsers have them now. */
export function correctShorthandsIn(properties: Properties, browsers: Browsers) {
  const lists = releaseLists(browsers)
  const found = [...longhandsOf].flatMap(([name, parts]) => {
    const isKnown = [name, ...parts].every((one) => supportOf(properties[one]) !== undefined)
    if (!isKnown || isOlder(name, properties)) return []
    const words = Object.keys(properties[name] ?? {}).filter((word) => /^[a-z-]+$/.test(word))
    const used = words.filter((word) => parts.some((part) => supportOf(properties[part]?.[word])))
    return used.flatMap((word) =>
      [...lists].flatMap(([browser, releases]) =>
        correctionIn(name, word, { properties, browser, releases }).map((since) => ({
          name,
          word,
          browser,
          since,
        })),
      ),
    )
  })
  return found.map(({ name, word, browser, since }) => {
    const support = supportOf(properties[name]?.[word]) ?? {}
    const before = stated(properties[name]?.[word], browser)
    const kept = before.flatMap((one): readonly Statement[] => {
      const { version_added: added, version_removed: removed } = one
      if (!isPlain(one) || added === false) return [one]
      if (since === undefined) return []
      if (isFrom(added.replace('≤', ''), since)) return [one]
      return removed !== undefined && isFrom(since, removed)
        ? []
        : [{ ...one, version_added: since }]
    })
    support[browser] = kept.length === 0 ? { version_added: false } : kept
    const oldest = before.findLast(isPlain)?.version_added
    return { key: `css.properties.${name}.${word}`, browser, stated: String(oldest), since }
  })
}
