import { browserOfGroup } from '#catalogue/browser-names.ts'
import { asking, statusBefore, statusPhrases } from '#language/asking-words.ts'
import { vocabulary } from '#language/vocabulary.ts'
import { phoneSystems } from '#lib/browser-names.ts'
import { VERSION } from '#lib/version.ts'

import { type BrowserSet, isPlaceName, type Place, type ReleaseChannel } from './asked.ts'

/** A text whose browsers are replaced by marks: "is popover in ‹0›". */
export type MarkedText = {
  readonly text: string
  /** By the number of their mark. */
  readonly places: readonly Place[]
  readonly sets: readonly BrowserSet[]
}

/** Texts for sets of browsers, in lower case. The visitor's own set is `mine`. */
const sets: readonly (readonly [BrowserSet, RegExp])[] = [
  ['mine', /\b(?:my|our|these|those|the chosen) (?:own )?(?:browsers|targets|browserslist)\b/g],
  [
    'all',
    /\b(?:all|every|each|any|most|modern)(?: (?:the|major|modern|core|big|evergreen))* (?:browsers?|engines?)\b/g,
  ],
  ['defaults', /\b(?:browserslist )?defaults\b/g],
  ['widely', /\b(?:baseline )?widely available browsers\b/g],
  ['last 2 versions', /\blast (?:2|two) versions\b/g],
]

/** Replaces the browsers and sets of browsers in a text, with their versions, by marks. */
export function markPlaces(typed: string): MarkedText {
  const marked = markBrowsers(wordsOf(typed))
  const places = marked.places.map(({ place }) => place)
  let text = ` ${marked.text} `
  const found: BrowserSet[] = []
  for (const [set, pattern] of sets) {
    text = text.replaceAll(pattern, () => markOf(places.length + found.push(set) - 1))
  }
  const read = readVersions(text, places)
  return { text: read.text.trim().replaceAll(/\s+/g, ' '), places: read.places, sets: found }
}

function wordsOf(typed: string): readonly string[] {
  return (
    typed
      .toLowerCase()
      .replaceAll(/[’']/g, '')
      .replaceAll(/,(?=\s)/g, ' , ')
      // The system of a browser with its version: "firefox 100 on android".
      .replaceAll(
        /(\s|^)(\w+) (v?\d[\d.]*) (?:on |for )?(android|ios|iphone|ipad)(?=[\s?]|$)/g,
        '$1$2 $4 $3',
      )
      .split(/\s+/)
      .map((word) =>
        word.replace(/^["“”¿¡]+(?=.)/, '').replace(/(?<=[\p{L}\p{N})>"”])[?!."“”]+$/u, ''),
      )
      .flatMap(splitVersion)
      .filter((word) => word !== '' && word !== '?')
  )
}

/** "safari15.4" and "safari@15" are two words. */
function splitVersion(word: string): readonly string[] {
  const [, name = '', version] = /^([a-z_]+)[@-]?(\d[\d.]*)$/.exec(word) ?? []
  return version !== undefined && isBrowser(name) ? [name, version] : [word]
}

function isBrowser(text: string): boolean {
  return vocabulary.get(text)?.symbol === 'B'
}

type Found = { readonly place: Place }

function markBrowsers(words: readonly string[]) {
  const places: Found[] = []
  const text: string[] = []
  for (let at = 0; at < words.length;) {
    const found = browserAt(words, at)
    if (found === undefined) {
      text.push(words[at] ?? '')
      at += 1
      continue
    }
    const { browser, version } = found
    text.push(markOf(places.push({ place: { browser, ...(version && { version }) } }) - 1))
    // The system of a phone is not a browser, and its number no version of one.
    const isSystem = phoneSystems.has(found.phrase) && isVersion(words[at + found.length])
    at += found.length + (isSystem ? 1 : 0)
  }
  return { text: text.join(' '), places }
}

const LONGEST = 4

/** The last version of Edge with an engine of its own, for texts that name no version of it. */
const LAST_LEGACY_EDGE = '18'

function browserAt(words: readonly string[], at: number) {
  for (let length = Math.min(LONGEST, words.length - at); length > 0; length--) {
    const phrase = words.slice(at, at + length).join(' ')
    const meaning = vocabulary.get(phrase)
    if (meaning?.symbol !== 'B') continue
    const browser = browserOfGroup(meaning.value)
    const isMeant = !ambiguous.has(phrase) || isSaid(words, at, at + length)
    const version = meaning.value === 'edge_legacy' ? LAST_LEGACY_EDGE : undefined
    if (isPlaceName(browser) && isMeant) return { browser, version, phrase, length }
  }
  return undefined
}

/** Names of browsers that are words of the platform too: "DOM node", "-webkit-line-clamp". */
const ambiguous: ReadonlySet<string> = new Set(asking.doubtfulBrowsers.split('|'))

const introducing: ReadonlySet<string> = new Set(
  'in on for by with from to does do did can will has is latest current of and or without support'.split(
    ' ',
  ),
)

/** The lowest version that means Node.js by number alone: "node 2" may be a second node. */
const FIRST_NODE = 4

function isSaid(words: readonly string[], at: number, end: number): boolean {
  const next = words[end]
  if (introducing.has(words[at - 1] ?? '')) return true
  if (next === 'version' || next === 'versions') return true
  return isVersion(next) && Number.parseInt(next ?? '', 10) >= FIRST_NODE
}

/** Not a year. */
const DIGITS = String.raw`(?!(?:19|20)\d\d(?![\d.]))${VERSION}`
const NUMBER = String.raw`${DIGITS}\+?`
const wholeNumber = new RegExp(`^${NUMBER}$`)

function isVersion(word = ''): boolean {
  return wholeNumber.test(word)
}

const markOf = (place: number): string => `‹${place}›`

const standings: Readonly<Record<ReleaseChannel, string>> = {
  current: `${statusPhrases.current}|today`,
  esr: statusPhrases.esr,
  beta: statusPhrases.beta,
  nightly: `${statusPhrases.nightly}|dev|preview|tp|technology preview`,
}

const standingOf: ReadonlyMap<string, ReleaseChannel> = new Map(
  (['current', 'esr', 'beta', 'nightly'] as const).flatMap((standing) =>
    standings[standing].split('|').map((phrase) => [phrase, standing] as const),
  ),
)

const standingsBefore = new Map<string, ReleaseChannel>([
  ...standingOf,
  [statusBefore.current, 'current'],
  [statusBefore.beta, 'beta'],
])

const longestFirst = (phrases: Iterable<string>) =>
  [...phrases].toSorted((a, b) => b.length - a.length).join('|')
const STANDINGS = longestFirst(standingOf.keys())
const NEWER = '( (?:and|or) (?:later|newer|up|above|higher|after|upwards))?'
const MARK = String.raw`‹(\d)›`

const afterMark = new RegExp(
  String.raw`${MARK}(?: (?:versions?|release|v|esr|(>=|≥|>)))? ${DIGITS}(\+?)${NEWER}(?= |$)`,
  'u',
)
const beforeMark = new RegExp(`(?:the )?versions? ${NUMBER} of (?:the )?${MARK}`, 'u')
const standingAfter = new RegExp(`${MARK} (${STANDINGS})(?: (?:versions?|release))?(?= |$)`, 'u')
const standingBefore = new RegExp(
  `(?<= )(?:the )?(${longestFirst(standingsBefore.keys())})(?: (?:stable|versions?|releases?))*(?: of)? (?:the )?${MARK}`,
  'u',
)
/** A second version belongs to the browser before it: "safari 15 and 16". */
const secondVersion = new RegExp(`${MARK}((?: ,| and| or)) ${NUMBER}(?= |$)`, 'u')

/** Reads the versions beside the marks of browsers, and removes their words. */
function readVersions(marked: string, found: readonly Place[]) {
  const places = [...found]
  let text = marked
  const apply = (pattern: RegExp, read: (parts: readonly string[]) => string) => {
    for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
      const [whole, ...parts] = match
      const next = text.slice(0, match.index) + read(parts) + text.slice(match.index + whole.length)
      if (next === text) return
      text = next
    }
  }
  const put = (mark: string, more: Partial<Place>) => {
    const place = places[Number(mark)]
    if (place !== undefined) places[Number(mark)] = { ...place, ...more }
    return markOf(Number(mark))
  }
  apply(afterMark, ([mark = '', sign = '', version = '', plus = '', newer = '']) =>
    put(mark, { version, ...(sign + plus + newer !== '' && { isOpen: true }) }),
  )
  apply(beforeMark, ([version = '', mark = '']) => put(mark, { version }))
  apply(standingAfter, ([mark = '', word = '']) => put(mark, withStanding(word)))
  apply(standingBefore, ([word = '', mark = '']) => put(mark, withStanding(word)))
  apply(secondVersion, ([mark = '', joint = '', version = '']) => {
    const place = places[Number(mark)]
    if (place?.version === undefined || places.length > MOST)
      return `${markOf(Number(mark))}${joint} `
    return `${markOf(Number(mark))}${joint} ${markOf(places.push({ ...place, version }) - 1)}`
  })
  return { text, places }
}

/** Marks have one digit. */
const MOST = 8

function withStanding(word: string): Partial<Place> {
  const standing = standingsBefore.get(word)
  return standing === undefined ? {} : { standing }
}
