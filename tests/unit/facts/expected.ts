/** What the surfaces have to show of a feature, from the facts of the oracle. */
import { browserLabels, type CoreBrowser, coreBrowsers } from '#catalogue/browsers.ts'
import { addMonths } from '#lib/dates.ts'

import { comesInPreview, featureReadings } from './feature-states.ts'
import { factsOf, outVersionOf, versionOf } from './oracle.ts'
import {
  currentOn,
  IN_PART,
  partial,
  rankOf,
  type ReadState,
  releasesOf,
  usable,
} from './states.ts'

type Words = Readonly<Partial<Record<ReadState, string>>>

const shared: Words = { prefix: 'prefix', flag: 'flag' }
const cellWords: Words = { ...shared, nearly: 'most', partial: 'part', alias: 'alias' }
const codeWords: Words = { ...shared, nearly: 'nearly', partial: 'partial', alias: 'alt' }

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
  const { state = 'none', names: known = [] } = found[current] ?? {}
  const names = known.length === 0 ? [''] : known
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
    // Another prefix may have come later.
    const first = names.find((name) => found[before + 1]?.names.includes(name) === true)
    const [own = '', half] = words === codeWords ? (first ?? names[0] ?? '').split(IN_PART) : []
    const name = own === '' ? '' : ` ${own}`
    return `${half === undefined ? '' : 'partial '}${word} ${found[before]?.state === 'unknown' ? '≤' : ''}${since}${name}`
  }
  const next = found.findIndex((one, place) => place > current && rankOf(one) >= partial)
  const part = words === codeWords ? `${found[next]?.state} ` : ''
  if (next > 0) return `next ${part}${releasesOf(browser)[next]?.version ?? ''}`
  const preview = comesInPreview(id, browser)
  if (preview === undefined) {
    const had = found.slice(0, current).findLastIndex((one) => rankOf(one) >= usable)
    const isGone = words === codeWords && state === 'none' && had >= 0
    return isGone ? `gone ${releasesOf(browser)[had + 1]?.version ?? ''}` : '–'
  }
  return words === cellWords ? 'next' : preview === 'full' ? 'preview' : `${preview} preview`
}

/** The same in a CSV file. */
export function csvText(id: string, browser: CoreBrowser, today: string): string {
  const text = codeText(id, browser, today)
  return text === '–' ? 'no' : text
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
