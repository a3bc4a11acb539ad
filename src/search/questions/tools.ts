import { releases as releasesBy } from 'virtual:releases'

import { knownBrowsers, readReleases } from '#catalogue/releases/known-releases.ts'
import { listPath } from '#contracts/paths.ts'
import { type Tool, tools, views } from '#contracts/views.ts'
import { type QuestionTerm, readQuestionTerms } from '#language/read-terms.ts'
import { browserNames, hasQueryName, queryNames } from '#lib/glossary.ts'
import { formatPairs } from '#lib/query-string.ts'
import { compareVersions } from '#lib/version.ts'

import { runsIn } from './runs-in.ts'
import type { ToolOffer } from './tool-offer.ts'

const offerOf = ({ title, about, path }: Tool): ToolOffer => ({ title, about, href: path })

export const offeredTools: readonly ToolOffer[] = tools.map(offerOf)

/** The fewest letters that can match the start of a name. */
const SHORTEST_NAME = 3

export function toolsNamed(text: string): readonly ToolOffer[] {
  const typed = normalized(text)
  if (typed.length < SHORTEST_NAME) return []
  return tools
    .filter(({ queries }) => queries.some((query) => query.startsWith(typed)))
    .map(offerOf)
}

/**
 * The tool that a text asks for, prefilled: "chrome 120 vs 130", "check my css", "support for
 * chrome 109", "what becomes widely available next quarter". Undefined for any other text.
 *
 * @param today `YYYY-MM-DD`
 */
export function askedTool(text: string, today: string): ToolOffer | undefined {
  const asked = normalized(text)
  const phrase = phrases.find(({ pattern }) => pattern.test(asked))
  if (phrase !== undefined) return offeredTools.find(({ href }) => href === phrase.href)
  const terms = readQuestionTerms(asked.replaceAll('→', ' to ').replaceAll('..', ' to '), today)
  return terms && (comparisonOf(terms) ?? sinceOf(terms) ?? runsIn(terms) ?? supportOf(terms))
}

function normalized(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/[?!.]+$/, '')
    .replaceAll(/\s+/g, ' ')
}

const CODE =
  '(?:css|html|js|javascript|typescript|ts|jsx|tsx|code|source|style ?sheets?|scripts?|files?|folder|project|bundle|snippet)'

const phrases: readonly { readonly pattern: RegExp; readonly href: string }[] = [
  {
    pattern: new RegExp(
      `^(?:check|scan|analy[sz]e|audit|paste|upload|drop) (?:(?:my|our|the|this|these|a|an|some|your) )?${CODE}` +
        `(?: ${CODE})?(?: (?:(?:for )?(?:browser )?(?:support|compatibility|compat)|against .+))?$`,
    ),
    href: views.check.path,
  },
  { pattern: /^can i ship (?:this|my|our)\b.*$/, href: views.check.path },
  {
    pattern:
      /^(?:what|which features?) (?:becomes?|will become|gets?|is|are|will be|turns?) (?:next |soon )?(?:widely available|baseline widely available|due)(?: (?:next|soon|this|in) ?.*)?$/,
    href: views.upcoming.path,
  },
  {
    pattern:
      /^(?:widely available (?:next|soon)(?: .+)?|upcoming (?:features|baseline)|baseline calendar)$/,
    href: views.upcoming.path,
  },
  { pattern: /^lowest (?:common )?(?:browser )?versions?(?: for .+)?$/, href: views.set.path },
  { pattern: /^(?:which|what) of (?:my|these|our) features blocks? .+$/, href: views.set.path },
]

const comparing: ReadonlySet<string> = new Set(
  'vs vs. versus diff difference differences compare compared comparison between changes changed'.split(
    ' ',
  ),
)
const joining: ReadonlySet<string> = new Set(['and', 'to', 'with', 'against', '&', '+', '-'])

const ESR = 'esr'

type Release = { readonly browser: string; readonly version: string | undefined }

/** "Chrome 120 vs 130", "diff safari 26 27", "chrome vs firefox". */
function comparisonOf(terms: readonly QuestionTerm[]): ToolOffer | undefined {
  const isAsked = terms.some(
    ({ symbol, text }) => comparing.has(text) || symbol === 'n' || text === 'to',
  )
  const others = terms.filter(
    ({ symbol, text }) => !comparing.has(text) && !joining.has(text) && !'nirF'.includes(symbol),
  )
  const releases = isAsked ? releasesIn(others) : undefined
  if (releases?.length !== 2) return undefined
  const [first, second] = releases
  if (first === undefined || second === undefined) return undefined
  const isSame = first.browser === second.browser
  if (isSame && (first.version === undefined || first.version === second.version)) return undefined
  const isTurned = isSame && compareVersions(first.version ?? '', second.version ?? '') > 0
  const [from, to] = isTurned ? [second, first] : [first, second]
  return comparison(from, to)
}

/** "New in Chrome since 120", "since September", "in the last 3 months": that release compared with the current one. */
function sinceOf(terms: readonly QuestionTerm[]): ToolOffer | undefined {
  const asked = terms.filter(({ symbol }) => !'irF'.includes(symbol))
  const isAsked = /^(?:nBT[VMYE]|BnT[VMYE]|nTBV|nT[MYE]B|nBE|nEB|BnE)$/.test(
    asked.map(({ symbol }) => symbol).join(''),
  )
  const isBefore = asked.some(({ symbol, value }) => symbol === 'T' && value === 'before')
  const valueOf = (symbols: string) => asked.find(({ symbol }) => symbols.includes(symbol))?.value
  const browser = valueOf('B') ?? ''
  if (!isAsked || isBefore || !isBrowser(browser)) return undefined
  const day = `${valueOf('MYE') ?? ''}-01-01`.slice(0, 'YYYY-MM-DD'.length)
  const version = valueOf('V') ?? currentOn(browser, day)
  if (version === undefined) return undefined
  return comparison({ browser, version }, { browser, version: undefined })
}

function comparison(from: Release, to: Release): ToolOffer {
  return {
    title: `Compare ${nameOf(from)} with ${nameOf(to)}`,
    about: 'Everything that changed between two releases',
    href:
      views.diff.path +
      formatPairs([
        ['from', idOf(from)],
        ['to', idOf(to)],
      ]),
  }
}

/** A lone version belongs to the browser before. Undefined if other terms remain. */
function releasesIn(terms: readonly QuestionTerm[]): readonly Release[] | undefined {
  const releases: Release[] = []
  for (const { symbol, value } of terms) {
    const last = releases.at(-1)
    if (symbol === 'B' && isBrowser(value)) releases.push({ browser: value, version: undefined })
    else if (symbol === 'B' && value === 'chromium') {
      releases.push({ browser: 'chrome', version: undefined })
    } else if (symbol !== 'V' || last === undefined) return undefined
    else if (last.version === undefined) releases[releases.length - 1] = { ...last, version: value }
    else releases.push({ ...last, version: value })
  }
  return releases
}

/** "Support for chrome 109", "grid supported in safari 15", "not supported in safari 16". */
function supportOf(terms: readonly QuestionTerm[]): ToolOffer | undefined {
  // "Features in Chrome 120" are those of a release, which WebViews have not.
  const isOfWebView = terms.some(({ value }) => value.startsWith('webview_'))
  const isAsked = terms.some(({ symbol }) => symbol === 's' || (symbol === 'F' && isOfWebView))
  const isLacking = terms.some(({ symbol }) => symbol === '!' || symbol === 'm')
  if (!isAsked && !isLacking) return undefined
  const words = terms.filter(({ symbol, text }) => symbol === 'w' && !joining.has(text))
  const others = terms.filter(
    ({ symbol, value, text }) => value !== ESR && !joining.has(text) && !'ws!miF0'.includes(symbol),
  )
  // The one release without a number that queries for browsers know.
  const isEsr =
    terms.some(({ value }) => value === ESR) &&
    others.every(({ symbol, value }) => symbol !== 'B' || value === 'firefox')
  const releases = releasesIn(others)?.map(({ browser, version }) => ({
    browser,
    version: version ?? (isEsr ? ESR : undefined),
  }))
  if (releases === undefined || releases.length === 0) return undefined
  const targets = releases.flatMap(({ browser, version }) =>
    version !== undefined && hasQueryName(browser) ? `${queryNames[browser]} ${version}` : [],
  )
  if (targets.length < releases.length) return undefined
  const names = releases.map(nameOf)
  const q = words.map(({ text }) => text).join(' ')
  const verb = isLacking ? 'do not work' : 'work'
  return {
    title:
      q === ''
        ? `Features that ${verb} in ${names.join(', ')}`
        : `Features matching “${q}” in ${names.join(', ')}`,
    about: 'Support in browsers that you name',
    href:
      listPath('features') +
      formatPairs([
        ['q', q],
        ['targets', targets.join(', ')],
        // What is asked about stays in the list, whether or not it works.
        ['can', q === '' ? (isLacking ? 'no' : 'yes') : ''],
      ]),
  }
}

/** The version of a browser that was current on a day, `YYYY-MM-DD`; undefined if none is known. */
function currentOn(browser: string, day: string): string | undefined {
  const known = knownBrowsers.find((one) => one === browser)
  const all = known === undefined ? [] : readReleases(releasesBy[known])
  return all.findLast((release) => release.day !== '' && release.day <= day)?.version
}

function isBrowser(id: string): id is keyof typeof browserNames {
  return Object.hasOwn(browserNames, id)
}

function nameOf({ browser, version }: Release): string {
  const name = isBrowser(browser) ? browserNames[browser] : browser
  return version === undefined ? name : `${name} ${version === ESR ? 'ESR' : version}`
}

const idOf = ({ browser, version }: Release): string =>
  version === undefined ? browser : `${browser}-${version}`
