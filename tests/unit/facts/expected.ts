/** What the surfaces have to show of a feature, from the facts of the oracle. */
import { browserLabels, type CoreBrowser, coreBrowsers } from '#catalogue/browsers.ts'
import { addMonths } from '#lib/dates.ts'

import { featureReadings } from './feature-states.ts'
import { factsOf, outVersionOf, partsOf, versionOf, workingParts } from './oracle.ts'
import { currentOn, type ReadState, releasesOf } from './states.ts'

/** The percent of the parts that a cell shows in place of a version; undefined where it shows none. */
function percentOf(id: string, browser: CoreBrowser): number | undefined {
  const { baseline, isDiscouraged } = factsOf(id)
  if (baseline !== false || isDiscouraged) return undefined
  const total = partsOf(id).length
  const counts = coreBrowsers.map((one) => workingParts(id, one))
  if (!counts.some((count) => count > 0 && count < total)) return undefined
  const share = Math.floor((100 * workingParts(id, browser)) / total)
  return share > 0 ? Math.min(99, share) : undefined
}

type Words = Readonly<Partial<Record<ReadState, string>>>

const cellWords: Words = { partial: 'part', prefix: 'prefix', alias: 'alias', flag: 'flag' }
const codeWords: Words = { partial: 'partial', prefix: 'prefix', alias: 'alt', flag: 'flag' }

/** The cell of a browser in the list, the table and the first row of the page. */
export const cellText = (id: string, browser: CoreBrowser, today: string): string =>
  stateText(id, browser, { today, words: cellWords })

/** The same in a table of text, with the prefix or name. */
export const codeText = (id: string, browser: CoreBrowser, today: string): string =>
  stateText(id, browser, { today, words: codeWords })

type Style = { readonly today: string; readonly words: Words }

function stateText(id: string, browser: CoreBrowser, { today, words }: Style): string {
  const found = featureReadings(id, browser)
  const current = currentOn(browser, today)
  const { state = 'none', names = [] } = found[current] ?? {}
  const version = versionOf(id, browser)
  if (state === 'full') return version ?? ''
  const isAnnounced = found.slice(current).some((later) => later.state === 'full')
  const word = words[state]
  if (isAnnounced && (word === undefined || state === 'flag')) return `next ${version ?? ''}`
  if (word !== undefined) {
    const before = found
      .slice(0, current)
      .findLastIndex((one) => one.state !== state || !names.includes(one.names[0] ?? ''))
    const since = releasesOf(browser)[before + 1]?.version ?? ''
    const name = words === codeWords && names[0] ? ` ${names[0]}` : ''
    return `${word} ${found[before]?.state === 'unknown' ? '≤' : ''}${since}${name}`
  }
  const percent = percentOf(id, browser)
  return percent === undefined ? '–' : `${percent}%`
}

/** The same in a CSV file. */
export function csvText(id: string, browser: CoreBrowser, today: string): string {
  const text = codeText(id, browser, today)
  if (text === '–') return 'no'
  return text.endsWith('%') ? `partial (${text} of parts)` : text
}

const engines = {
  'Chrome & Edge': ['chrome', 'chrome_android', 'edge'],
  Firefox: ['firefox', 'firefox_android'],
  Safari: ['safari', 'safari_ios'],
} as const

const mobile = {
  'Chrome & Edge': 'chrome_android',
  Firefox: 'firefox_android',
  Safari: 'safari_ios',
} as const

/** Who stands alone: in lacking the feature, in having it. */
export function standsAlone(id: string) {
  const has = (browser: CoreBrowser) => outVersionOf(id, browser) !== undefined
  const names = ['Chrome & Edge', 'Firefox', 'Safari'] as const
  const whole = names.filter((name) => engines[name].every(has))
  const some = names.filter((name) => engines[name].some(has))
  const lacking = names.find((name) => !whole.includes(name))
  const missing = coreBrowsers.filter((browser) => !has(browser))
  const isMobile = lacking !== undefined && missing.join() === mobile[lacking]
  const blocker = isMobile ? browserLabels[mobile[lacking]].name : lacking
  return {
    missing,
    engines: whole.length,
    blocker: whole.length === 2 ? blocker : undefined,
    only: whole.length === 1 && some.length === 1 ? whole[0] : undefined,
  }
}

/** The day of the status "widely available" in an export, and that of "newly available". */
export function exportedDays(id: string, today: string) {
  const { newly, widely } = factsOf(id)
  if (newly === undefined) return { newly: '', widely: '' }
  const due = addMonths(newly.replace('≤', ''), 30)
  const expected = `${due <= today ? 'by date' : 'expected'} ${due}`
  return { newly, widely: widely ?? expected }
}

/** The versions that the feed names. */
export const versionList = (id: string): string =>
  coreBrowsers
    .flatMap((browser) => {
      const version = outVersionOf(id, browser)
      return version === undefined ? [] : [`${browserLabels[browser].name} ${version}`]
    })
    .join(', ')
