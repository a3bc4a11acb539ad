import { runtimes } from '#catalogue/platforms.ts'
import { browserNames, hasQueryName } from '#lib/glossary.ts'
import { compareVersions } from '#lib/version.ts'

import { ofDocuments, wordsOfTools } from './asking-words.ts'
import { toolReaders } from './forms.ts'
import type { QuestionTerm } from './read-terms.ts'
import { isTime, startOf } from './times.ts'

/** A release: by its version, as the one that was current on a day, `YYYY-MM-DD`, or the current one. */
export type NamedRelease = {
  readonly browser: keyof typeof browserNames
  readonly version?: string | undefined
  readonly day?: string
}

/** A view that a text asks for, and what it is to show. */
export type AskedTool =
  /** A tool by its name. */
  | { readonly kind: 'view'; readonly view: string }
  | { readonly kind: 'compare'; readonly from: NamedRelease; readonly to: NamedRelease }
  /** What works in releases, or does not: entries of an area, or of all if it is empty, or features. */
  | {
      readonly kind: 'support'
      readonly list: 'compat' | 'features'
      readonly releases: readonly NamedRelease[]
      readonly area: string
      readonly q: string
      /** Empty for what a text asks about, which stays in the list whether or not it works. */
      readonly can: 'yes' | 'no' | ''
    }

/** The release with extended support, which has no number of its own. */
export const ESR = 'esr'

/**
 * The tool that a text asks for: "chrome 120 vs 130", "check my css", "support for chrome 109", "what becomes widely
 * available next quarter". Undefined for any other text.
 *
 * @param text in lower case
 */
export function readTool(text: string, terms: readonly QuestionTerm[]): AskedTool | undefined {
  const view = toolReaders.find(({ pattern }) => pattern.test(text))?.tool
  if (view !== undefined) return { kind: 'view', view }
  return comparisonOf(terms) ?? sinceOf(terms) ?? runsIn(terms) ?? supportOf(terms)
}

const { comparing, joining, running, places } = wordsOfTools

const wordsIn = (terms: readonly QuestionTerm[]): string => terms.map(({ text }) => text).join(' ')

/** "Chrome 120 vs 130", "diff safari 26 27", "chrome vs firefox". */
function comparisonOf(terms: readonly QuestionTerm[]): AskedTool | undefined {
  const isAsked = terms.some(
    ({ symbol, text }) => comparing.has(text) || symbol === 'n' || text === 'to',
  )
  const others = terms.filter(
    ({ symbol, text }) => !comparing.has(text) && !joining.has(text) && !'nirF'.includes(symbol),
  )
  const [from, to, ...more] = (isAsked && releasesIn(others)) || []
  if (from === undefined || to === undefined || more.length > 0) return undefined
  const isSame = from.browser === to.browser
  if (isSame && (from.version === undefined || from.version === to.version)) return undefined
  const isTurned = isSame && compareVersions(from.version ?? '', to.version ?? '') > 0
  return isTurned ? { kind: 'compare', from: to, to: from } : { kind: 'compare', from, to }
}

/** "New in Chrome since 120", "since September", "in the last 3 months": that release compared with the current one. */
function sinceOf(terms: readonly QuestionTerm[]): AskedTool | undefined {
  const asked = terms.filter(({ symbol, value }) => !'irF'.includes(symbol) && value !== 'before')
  const symbols = asked.map(({ symbol }) => symbol).join('')
  if (!/^(?:nBT[VMYE]|BnT[VMYE]|nTBV|nT[MYE]B|nBE|nEB|BnE)$/.test(symbols)) return undefined
  const [to, from = to] = releasesIn(asked.filter(({ symbol }) => 'BV'.includes(symbol))) ?? []
  const time = asked.find(isTime)
  if (to === undefined || from === undefined) return undefined
  const { browser } = to
  return {
    kind: 'compare',
    from: time === undefined ? from : { browser, day: startOf(time) },
    to: { browser },
  }
}

/** A lone version belongs to the browser before. Undefined if other terms remain. */
function releasesIn(terms: readonly QuestionTerm[]): readonly NamedRelease[] | undefined {
  const releases: NamedRelease[] = []
  for (const { symbol, value } of terms) {
    const last = releases.at(-1)
    const browser = value === 'chromium' ? 'chrome' : value
    if (symbol === 'B' && isBrowser(browser)) releases.push({ browser, version: undefined })
    else if (symbol !== 'V' || last === undefined) return undefined
    else if (last.version === undefined) releases[releases.length - 1] = { ...last, version: value }
    else releases.push({ ...last, version: value })
  }
  return releases
}

/**
 * The entries that run in a runtime: "runs in node", "fetch in deno", "web streams node 18". The runtime must be last,
 * except for a version; elsewhere "node" is a name of the platform.
 */
function runsIn(terms: readonly QuestionTerm[]): AskedTool | undefined {
  const isNumbered = terms.at(-1)?.symbol === 'V'
  const place = terms.length - (isNumbered ? 2 : 1)
  const named = terms[place]
  const runtime = runtimes.find((id) => id === named?.value)
  const before = terms.slice(0, Math.max(0, place))
  if (runtime === undefined || before.some(({ symbol }) => !'wisFA'.includes(symbol)))
    return undefined
  const words = before.filter((term) => term.symbol === 'w' && !isVerb(term))
  const isNode = named?.text === 'node' && words.some(({ text }) => ofDocuments.has(text))
  const isMeant = places.has(before.at(-1)?.text ?? '') || (isNumbered && named?.isSaid === true)
  if (!before.some(isVerb) && (words.length === 0 || !isMeant || isNode)) return undefined
  return {
    kind: 'support',
    list: 'compat',
    releases: [{ browser: runtime, version: isNumbered ? terms.at(-1)?.value : undefined }],
    area: before.find(({ symbol }) => symbol === 'A')?.value ?? '',
    q: wordsIn(words),
    can: 'yes',
  }
}

const isVerb = ({ symbol, text }: QuestionTerm): boolean => symbol === 's' || running.has(text)

/** "Support for chrome 109", "grid supported in safari 15", "not supported in safari 16". */
function supportOf(terms: readonly QuestionTerm[]): AskedTool | undefined {
  // "Features in Chrome 120" are those of a release, which WebViews have not.
  const isOfWebView = terms.some(({ value }) => value.startsWith('webview_'))
  const isAsked = terms.some(({ symbol }) => symbol === 's' || (symbol === 'F' && isOfWebView))
  const isLacking = terms.some(({ symbol }) => symbol === '!' || symbol === 'm')
  if (!isAsked && !isLacking) return undefined
  const q = wordsIn(terms.filter(({ symbol, text }) => symbol === 'w' && !joining.has(text)))
  const others = terms.filter(
    ({ symbol, value, text }) =>
      value !== ESR && !joining.has(text) && !'ws!miF0g'.includes(symbol),
  )
  // The one release without a number that queries for browsers know.
  const esr = terms.some(({ value }) => value === ESR) ? ESR : undefined
  const releases = (releasesIn(others) ?? []).map(({ browser, version = esr }) => ({
    browser,
    version,
  }))
  const areKnown = releases.every(
    ({ browser, version }) =>
      version !== undefined && hasQueryName(browser) && (version !== ESR || browser === 'firefox'),
  )
  if (releases.length === 0 || !areKnown) return undefined
  return {
    kind: 'support',
    list: 'features',
    releases,
    area: '',
    q,
    can: q ? '' : isLacking ? 'no' : 'yes',
  }
}

function isBrowser(id: string): id is keyof typeof browserNames {
  return Object.hasOwn(browserNames, id)
}
