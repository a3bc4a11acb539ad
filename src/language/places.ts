import { browserOfGroup } from '#catalogue/browser-names.ts'
import {
  browserPhrases,
  channelPhrases,
  phoneSystems,
  type PhrasesByMeaning,
} from '#lib/browser-names.ts'
import { VERSION } from '#lib/version.ts'

import { isPlaceName, type Place, type ReleaseChannel, releaseChannels } from './asked.ts'
import {
  asking,
  begun,
  introducing,
  ofDocuments,
  statusBefore,
  statusBeside,
  statusPhrases,
} from './asking-words.ts'
import { remember } from './remember.ts'
import { spelledWord } from './spelling.ts'
import { LONGEST_PHRASE, vocabulary } from './vocabulary.ts'

/** A browser that a text names. */
export type NamedPlace = {
  readonly place: Place
  /** The name of its group in the vocabulary: "chromium" and "edge_legacy" are no browsers of their own. */
  readonly group: string
  /** As named, in lower case and without its version. */
  readonly phrase: string
  /** The number of a phone or of its system, which is no version of its browser. */
  readonly number?: string | undefined
}

/** A text whose browsers are replaced by marks: "is popover in ‹0›". */
export type MarkedText = {
  readonly text: string
  /** By the number of their mark. */
  readonly named: readonly NamedPlace[]
}

/** A mark for a browser in a text, with its number. */
export const MARK = String.raw`‹(\d)›`
/** Marks have one digit. */
export const MOST_MARKS = 9

export const markOf = (place: number): string => `‹${place}›`

/** Replaces the browsers in a text, with their versions and channels, by marks. The other words stay as they are typed. */
export const markPlaces = remember(readPlaces, 8)

function readPlaces(typed: string): MarkedText {
  const words = typed
    .replaceAll(/→|(?<=\d)\.\.(?=\d)/g, ' to ')
    .trim()
    .split(/\s+/)
    .flatMap(wordsOf)
  const named: NamedPlace[] = []
  const text: string[] = []
  for (let at = 0; at < words.length;) {
    const found = named.length < MOST_MARKS ? browserAt(words, at) : undefined
    text.push(found === undefined ? (words[at]?.raw ?? '') : markOf(named.push(found.named) - 1))
    at += found?.length ?? 1
  }
  return readVersions(text.join(' '), named)
}

type Word = {
  readonly raw: string
  /** In lower case, without signs around it. */
  readonly bare: string
  readonly spelled: string
}

const wordOf = (raw: string, bare = raw): Word => ({ raw, bare, spelled: spelledWord(bare) })

const signs = String.raw`["“”¿¡?!.,;]`
const around = new RegExp(`^(${signs}*)(.*?)(${signs}*)$`, 'su')

/** "safari15.4" and "safari@15" are two words, and so are "safari," and "150+". */
function wordsOf(word: string): readonly Word[] {
  const [, lead = '', core = '', tail = ''] = around.exec(word) ?? []
  const bare = core.toLowerCase().replaceAll(/['’]/g, '')
  const [, name = '', version] = /^([a-z_]+)[@-]?(v?\d[\d.]*\+?)$/.exec(bare) ?? []
  const isWithVersion = version !== undefined && vocabulary.get(name)?.symbol === 'B'
  const own = wordOf(core, bare)
  const isSplit = isWithVersion || endsBrowser.has(own.spelled) || isVersion(bare)
  if (!isSplit) return [{ ...own, raw: word }]
  const parts = isWithVersion ? [wordOf(name), wordOf(version)] : [own]
  const [before, end] = [lead.replaceAll(/[¿¡]/g, ''), tail.replaceAll(/[?!.]/g, '')]
  return [wordOf(before, ''), ...parts, wordOf(end, '')].filter(({ raw }) => raw !== '')
}

/** The last words of the names of browsers. */
const endsBrowser: ReadonlySet<string> = new Set(
  [...vocabulary].flatMap(([phrase, { symbol }]) =>
    symbol === 'B' ? phrase.slice(phrase.lastIndexOf(' ') + 1) : [],
  ),
)

type Found = { readonly named: NamedPlace; readonly length: number }

/** Before this version, Android had a browser of its own, which has the same numbers. */
const FIRST_WITH_CHROME = 5

function browserAt(words: readonly Word[], at: number): Found | undefined {
  for (let length = Math.min(LONGEST_PHRASE, words.length - at); length > 0; length--) {
    const own = words.slice(at, at + length)
    const phrase = own.map(({ spelled }) => spelled).join(' ')
    const meaning = vocabulary.get(phrase)
    if (meaning?.symbol !== 'B' || !isSaid(words, { phrase, at, end: at + length })) continue
    const after = words.slice(at + length).map(({ bare }) => bare)
    const system = systemAfter(phrase, after)
    const isSystem = phoneSystems.has(phrase) && isVersion(after[0])
    const isStock = isSystem && phrase === 'android' && Number(after[0]) < FIRST_WITH_CHROME
    const group = system?.group ?? (isStock ? phrase : meaning.value)
    const browser = browserOfGroup(group)
    if (!isPlaceName(browser)) continue
    const version = system && { version: system.version }
    const number = isSystem && !isStock ? after[0] : undefined
    return {
      named: { place: { browser, ...version }, group, phrase, number },
      length: length + (system?.length ?? 0) + (number === undefined ? 0 : 1),
    }
  }
  return undefined
}

/** The system behind a browser with its version: "firefox 100 on android". */
function systemAfter(phrase: string, [version = '', ...after]: readonly string[]) {
  if (!isVersion(version)) return undefined
  const [first = '', second = ''] = after
  const [system, length] = /^(?:on|for)$/.test(first) ? [second, 3] : [first, 2]
  const meaning = vocabulary.get(`${phrase} ${system}`)
  return meaning?.symbol === 'B' && /^(?:android|ios|iphone|ipad)$/.test(system)
    ? { group: meaning.value, version, length }
    : undefined
}

/** "saf", "safa" and "safar": names of browsers that are still being typed. */
export const browserBeginnings = Object.values(browserPhrases)
  .flatMap((phrases) => phrases.split('|'))
  .filter((name) => /^[a-z]{4,}$/.test(name) && name !== 'explorer')
  .flatMap(begun)
  .filter((beginning) => !/^(?:and|web|que|ques)$/.test(beginning))
  .filter((beginning) => !vocabulary.has(beginning))
  .join('|')

/** Names of browsers that are words of the platform too: "DOM node", "-webkit-line-clamp". */
const ambiguous: ReadonlySet<string> = new Set(asking.doubtfulBrowsers.split('|'))

/** The lowest version that means Node.js by number alone: "node 2" may be a second node. */
const FIRST_NODE = 4

type Said = { readonly phrase: string; readonly at: number; readonly end: number }

function isSaid(words: readonly Word[], { phrase, at, end }: Said): boolean {
  if (!ambiguous.has(phrase) && phrase !== 'edge') return true
  const next = words[end]?.bare
  // Alone before or behind a name: "popover edge", but not "edge to edge" and "scroll edge effects".
  const isAside = at === 0 ? next !== 'to' : end === words.length
  if (phrase === 'edge' && isAside) return true
  if (introducing.has(words[at - 1]?.bare ?? '')) return true
  // Behind two words that are none of the document: "import attributes node".
  const before = words.slice(0, at).map(({ bare }) => bare)
  const isLast = phrase === 'node' && end === words.length && before.length > 1
  if (isLast && !before.some((word) => ofDocuments.has(word))) return true
  if (next === 'version' || next === 'versions') return true
  return isVersion(next) && (at === 0 || Number.parseInt(next ?? '', 10) >= FIRST_NODE)
}

/** Not a year. */
const DIGITS = String.raw`(?!(?:19|20)\d\d(?![\d.]))${VERSION}`
const NUMBER = String.raw`${DIGITS}\+?`
const wholeNumber = new RegExp(`^${NUMBER}$`)

function isVersion(word = ''): boolean {
  return wholeNumber.test(word)
}

const channelsIn = (...tables: readonly PhrasesByMeaning[]): ReadonlyMap<string, ReleaseChannel> =>
  new Map(
    releaseChannels.flatMap((channel) =>
      tables.flatMap((table) =>
        (table[channel]?.split('|') ?? []).map((phrase) => [phrase, channel] as const),
      ),
    ),
  )

const standingOf = channelsIn(statusPhrases, channelPhrases, statusBeside)
const standingsBefore = new Map([...standingOf, ...channelsIn(statusBefore)])

const longestFirst = (phrases: Iterable<string>) =>
  [...phrases].toSorted((a, b) => b.length - a.length).join('|')
const STANDINGS = longestFirst(standingOf.keys())
const NEWER = '( (?:and|or) (?:later|newer|up|above|higher|after|upwards))?'

const afterMark = new RegExp(
  String.raw`${MARK}(?: (?:versions?|release|v|esr|(>=|≥|>)))? ?${DIGITS}(\+?)${NEWER}(?= |$)`,
  'giu',
)
const beforeMark = new RegExp(`(?:the )?versions? ${NUMBER} of (?:the )?${MARK}`, 'giu')
const standingAfter = new RegExp(`${MARK} (${STANDINGS})(?: (?:versions?|release))?(?= |$)`, 'giu')
const standingBefore = new RegExp(
  `(?<= |^)(?:the )?(${longestFirst(standingsBefore.keys())})(?: (?:stable|versions?|releases?))*(?: of)? (?:the )?${MARK}`,
  'giu',
)
/** A second version belongs to the browser before it: "safari 15 and 16". */
const secondVersion = new RegExp(`${MARK}((?: ,| and| or| to| vs\\.?)?) ${NUMBER}(?= |$)`, 'iu')

/** Reads the versions beside the marks of browsers, and removes their words. */
function readVersions(marked: string, found: readonly NamedPlace[]): MarkedText {
  const named = [...found]
  const put = (mark: string, more: Partial<Place>) => {
    const one = named[Number(mark)]
    if (one !== undefined) named[Number(mark)] = { ...one, place: { ...one.place, ...more } }
    return markOf(Number(mark))
  }
  const stand = (mark: string, word: string) => {
    const standing = standingsBefore.get(word.toLowerCase())
    return put(mark, { ...(standing && { standing }), ...named[Number(mark)]?.place })
  }
  let text = marked
    .replace(afterMark, (...[, mark = '', sign = '', version, plus = '', newer = '']: string[]) =>
      put(mark, {
        ...(version && { version }),
        ...(sign + plus + newer !== '' && { isOpen: true }),
      }),
    )
    .replace(beforeMark, (_, version, mark) => put(mark, { version }))
    .replace(standingAfter, (_, mark, word) => stand(mark, word))
    .replace(standingBefore, (_, word, mark) => stand(mark, word))
  for (let match = secondVersion.exec(text); match !== null; match = secondVersion.exec(text)) {
    const [whole, mark = '', joint = '', version = ''] = match
    const one = named[Number(mark)]
    const isNext = one?.place.version !== undefined && named.length < MOST_MARKS
    const next = isNext && { ...one, place: { ...one.place, version } }
    const second = next ? ` ${markOf(named.push(next) - 1)}` : ''
    const start = `${text.slice(0, match.index)}${markOf(Number(mark))}${joint}${second}`
    text = start + text.slice(match.index + whole.length)
  }
  return { text, named }
}
