import { browserLabels, type CoreBrowser, coreBrowsers } from '#catalogue/browsers.ts'
import type { EngineFacts } from '#catalogue/verdict/engine-facts.ts'
import type { BrowserLack } from '#ingest/support/shortfall.ts'
import { formatMonth } from '#lib/dates.ts'
import { capitalized } from '#lib/sentence.ts'

import { isNamed, browserNamesOf } from './names.ts'

/** The first version with support; `date` is `YYYY-MM-DD`. */
export type Since = { readonly version: string; readonly date?: string }

export type EngineStanding = Pick<EngineFacts, 'missing' | 'missingOnlyIn' | 'onlyIn'> & {
  /** For browsers with support; undefined if the data does not say. */
  readonly since: (browser: CoreBrowser) => Since | undefined
  /** For browsers without support. */
  readonly shortfall: (browser: CoreBrowser) => BrowserLack
  /** `YYYY-MM-DD` of a past or announced release. */
  readonly date: (browser: CoreBrowser, version: string) => string | undefined
}

/** Encloses the essence of a line; names in the line must not contain it. */
export const POINT = '**'

export const BETWEEN = ' · '

/** Shortfalls, most informative first. */
const kinds = [
  'removed',
  'coming',
  'preview',
  'flag',
  'prefix',
  'alternative name',
  'partial',
  'none',
] as const satisfies readonly BrowserLack['kind'][]

const words = {
  removed: 'removed in',
  coming: 'coming with',
  preview: 'previewed in',
  flag: 'behind a flag in',
  prefix: 'needs a prefix in',
  'alternative name': 'under another name in',
  partial: 'partial in',
  none: 'missing in',
} as const satisfies Record<BrowserLack['kind'], string>

/** Statements about versions need no "only" if they concern one engine. */
const versioned: ReadonlySet<BrowserLack['kind']> = new Set(['removed', 'coming'])

/**
 * Since when all these browsers have it: "in all others since Safari 16.4 (Mar 2023)".
 * @param whole precedes the browsers of a thing with parts: "complete "
 */
export function havingText(standing: EngineStanding, whole: '' | 'complete ' = ''): string {
  const names = browserNamesOf(having(standing))
  if (names === '') return ''
  const { missing, missingOnlyIn, onlyIn } = standing
  const since = sinceText(standing, names)
  if (missingOnlyIn !== undefined) return `in all others${since}`
  // Once such a release is out, "only" would be wrong.
  const isJoined = missing.some((browser) => isDated([browser], standing))
  if (onlyIn !== undefined && !isJoined) return `${whole}only in **${onlyIn}**${since}`
  return `${whole}in ${names}${since}`
}

export function uncapitalized(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

/** The length of a line without markup. */
export function readLength(line: string): number {
  return line.replaceAll(POINT, '').replaceAll('`', '').length
}

/** The line of a thing that each browser supports completely or not at all. */
export function wholeLine(standing: EngineStanding): string {
  const { missing, onlyIn, shortfall } = standing
  if (missing.length === 0) return `In every browser${sinceText(standing, '')}`
  const lacks = lackingText(standing)
  const has = havingText(standing)
  if (onlyIn === undefined) return has === '' ? lacks : lacks + BETWEEN + has
  const isPlain = missing.every((browser) => shortfall(browser).kind === 'none')
  const only = capitalized(has)
  return isPlain ? only : only + BETWEEN + uncapitalized(lacks)
}

function having({ missing }: Pick<EngineStanding, 'missing'>): readonly CoreBrowser[] {
  return coreBrowsers.filter((browser) => !missing.includes(browser))
}

/**
 * " since Safari 16.4 (Mar 2023)": when the last browser got support; empty if unknown.
 * @param names a single name is not repeated
 */
function sinceText({ since, ...standing }: EngineStanding, names: string): string {
  const dated = having(standing).flatMap((browser) => {
    const found = since(browser)
    return found?.date === undefined ? [] : [{ browser, ...found, date: found.date }]
  })
  const [last] = dated.toSorted((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0))
  if (last === undefined) return ''
  const bound = last.version.startsWith('≤') ? ' or earlier' : ''
  const version = last.version.replace('≤', '')
  const { name } = browserLabels[last.browser]
  const release = isNamed(names, last.browser) ? version : `${name} ${version}`
  return ` since ${release} (${formatMonth(last.date)})${bound}`
}

/** "Behind a flag in **Chrome and Edge**, missing in **Safari**". */
function lackingText(standing: EngineStanding): string {
  const { missing, missingOnlyIn, shortfall } = standing
  const groups = kinds.flatMap((kind) => {
    const browsers = missing.filter((browser) => shortfall(browser).kind === kind)
    const dated = browsers.filter((browser) => isDated([browser], standing))
    const others = browsers.filter((browser) => !dated.includes(browser))
    return [dated, others].flatMap((some) => (some.length === 0 ? [] : { kind, browsers: some }))
  })
  const isAlone = missingOnlyIn !== undefined && groups.length === 1
  const isNowhere = missing.length === coreBrowsers.length
  const texts = groups.map(({ kind, browsers }) => {
    if (isNowhere && kind === 'none') {
      return groups.length === 1 ? 'missing in **every browser**' : 'missing in all others'
    }
    const only = isAlone && !versioned.has(kind) ? ' only' : ''
    if (kind === 'coming' && isDated(browsers, standing)) return fromText(browsers, standing)
    const names = versioned.has(kind)
      ? releaseText(browsers, standing)
      : `**${browserNamesOf(browsers)}**`
    return `${words[kind].replace(/ in$/, `${only} in`)} ${names}`
  })
  return capitalized(texts.join(', '))
}

/** Which announced releases will have all of it: "complete from **Firefox 159** on (Oct 2026)"; empty for none. */
export function comingText(standing: EngineStanding): string {
  const browsers = standing.missing.filter((one) => standing.shortfall(one).kind === 'coming')
  return browsers.length === 0 ? '' : `complete ${fromText(browsers, standing)}`
}

function fromText(browsers: readonly CoreBrowser[], standing: EngineStanding): string {
  return `from ${releaseText(browsers, standing).replace(/(?<=.\*\*)/, ' on')}`
}

/** Whether all release days are known: they may have passed when the line is read. */
function isDated(browsers: readonly CoreBrowser[], { shortfall, date }: EngineStanding): boolean {
  return browsers.every((browser) => {
    const { kind, version } = shortfall(browser)
    return kind === 'coming' && version !== undefined && date(browser, version) !== undefined
  })
}

/** "**Chrome and Edge 137** (May 2025)"; the month only if all share it. */
function releaseText(
  browsers: readonly CoreBrowser[],
  { shortfall, date }: Pick<EngineStanding, 'shortfall' | 'date'>,
): string {
  const releases = new Map<string, CoreBrowser[]>()
  const months = new Set<string>()
  for (const browser of browsers) {
    const { version = '' } = shortfall(browser)
    const named = version.replace(/^≤(.+)$/u, '$1 or earlier')
    releases.set(named, [...(releases.get(named) ?? []), browser])
    months.add(version === named ? formatMonth(date(browser, version) ?? '') : '')
  }
  const names = [...releases].map(([version, some]) => `${browserNamesOf(some)} ${version}`)
  const [month = ''] = months
  const when = months.size === 1 && month !== '' ? ` (${month})` : ''
  return `**${names.join(', ')}**${when}`
}
