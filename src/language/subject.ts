import { asking, noSubjects, statusPhrases, withAskingWords, wordsAround } from './asking-words.ts'
import { withoutBeginning } from './beginnings.ts'
import { browserBeginnings, markPlaces } from './places.ts'
import { type NamedKind, readKind } from './read-kind.ts'
import { remember } from './remember.ts'
import table from './subject.json' with { type: 'json' }

// The texts that need a subject need these too: one import loads all.
export { closeToLong, closeToo, wordsBesideFilters } from './query-parameters.ts'
export { readCode } from './read-code.ts'

/** What a text searches for. */
export type Subject = {
  /** What a question on support is about; the text itself if it is none. */
  readonly asked: string
  /** The words for parts of the platform. */
  readonly parts: string
  /** With a word for its kind, the name of the thing: "nav tag". */
  readonly kind: NamedKind | undefined
  /** The name of a specification; empty if the text asks for something else. */
  readonly specs: string
  /** The words for releases. */
  readonly releases: string
  /** Whether the text names a browser with a version or a status, and nothing else. */
  readonly namesReleases: boolean
  /** The text without the beginning of a next word. */
  readonly settled: string
}

/** Reads what a text searches for, once for all queries of a text. */
export const subjectOf = remember((typed: string): Subject => {
  const asked = askedSubject(typed)
  const parts = searchedSubject(typed)
  const settled = withoutNext(typed)
  return {
    asked,
    parts,
    kind: readKind(parts),
    specs: asked === typed ? specifiedSubject(settled) : '',
    releases: releaseWords(typed),
    namesReleases: namesReleases(typed),
    settled,
  }
}, 4)

/** A browser with the words that only say where something is asked about: "in old ‹0›", "‹0› mobile". */
const browser = new RegExp(
  String.raw`(?:(?<!\S)(?:if (?:i|we) (?:still )?support|in|on|for|by|with|of|since|until|before|after) (?:(?:old|older|modern|recent) )?)?(?:‹\d›|(?<!\S)my browsers(?!\S))(?: (?:mobile|desktop|esr)(?!\S))*|(?<=\S\s)(?:${browserBeginnings})\s*$`,
  'giu',
)

/** Stands for a browser. From the private use area, so no text contains it. */
const BROWSER = '\uE001'

const { versions, lowest, states, events, verbs, ends, times, support } = asking

const groups: Readonly<Record<string, string>> = table.groups

/** What asks for support without a browser. */
const asks = anyOf(table.asked, 'i')
/** "Baseline in 2024", "in March 2023": the time at the end of a question. */
const timeAtEnd =
  /(?<=\s(?:baseline|in|by))(?:\s+(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*)?\s+20\d\d(?=\s*\??\s*$)/i

const wordsOf = (...texts: readonly string[]): ReadonlySet<string> =>
  new Set(texts.flatMap((text) => text.split(/[ |]/)))

/** What stands before the subject. */
const opening = wordsOf(
  `${BROWSER}|${versions}|${lowest}|${statusPhrases.current}|${asking.foreign}`,
  ...wordsAround('before'),
)
/** The same after one of these. */
const continuing = wordsOf(`${verbs}|${events}|${times}|${support}`, ...wordsAround('between'))
/** What stands behind it. */
const closing = wordsOf(
  `${BROWSER}|${states}|${events}|${ends}|${times}|${versions}|${support}|${asking.foreign}`,
  ...wordsAround('after'),
)
const happened = wordsOf(states, events, ends, 'been')

/** What asks for the text that defines something: "spec for fetch", "url standa", "whatwg dom". */
const asksForText = anyOf(table.defined, 'gi')

/** What a search for a specification is about: "view transitions" of "view transitions spec". */
export function specifiedSubject(typed: string): string {
  return typed.replace(asksForText, '')
}

/**
 * What a text searches for among parts of the platform: its subject, without the beginning of a
 * next word.
 */
export const searchedSubject = (typed: string): string =>
  specifiedSubject(askedSubject(withoutNext(typed)))

/** A text without the beginning of a next word, unless that begins the subject. */
export function withoutNext(typed: string): string {
  const before = withoutBeginning(typed)
  const { isAsked, subject } = readSubject(before)
  return isAsked && subject === '' ? typed : before
}

/**
 * What a question on support is about: "grid" of "does Safari 16 support grid". Names and versions
 * of browsers are in the names of releases only. A text that asks nothing of the kind, or has no
 * other words, stays as it is.
 */
export function askedSubject(typed: string): string {
  return readSubject(typed).subject || typed
}

function readSubject(typed: string) {
  const bare = typed.replace(/^\s*¿/, '')
  const named = withoutBrowsers(bare)
  const text = named ?? bare
  const isAsked = named !== undefined || asks.test(text)
  return { isAsked, subject: isAsked ? subjectWords(text.replace(timeAtEnd, '')) : '' }
}

/**
 * Whether a text names a browser with a version or a status, and beside these no thing: only words of questions,
 * and of releases, of which the last may be begun: "chrome 100 release no", "ios 17 sa", "when did chrome 90 come out".
 */
export function namesReleases(typed: string): boolean {
  const known = withoutBeginning(typed)
  const text = withoutBrowsers(known)
  const isOfOne =
    /\d|(?:^|\s)releases?(?:\s|$)/i.test(known) ||
    markPlaces(known).named.some(({ place }) => place.standing)
  if (text === undefined || !isOfOne) return false
  const words = subjectWords(text).toLowerCase().split(' ')
  const last = words.pop() ?? ''
  return (
    words.every((word) => ofReleases.has(word)) &&
    [...ofReleases].some((word) => word.startsWith(last))
  )
}

/**
 * The words that name the release that a text asks for: "chrome 90" of "when did chrome 90 come out", "current safari" of
 * "last safari". The text itself if it asks for something else, or for what works in releases.
 */
export function releaseWords(typed: string): string {
  const isOnSupport = typed.split(/\s+/).some((word) => ofSupport.has(word.toLowerCase()))
  if (isOnSupport || !namesReleases(typed)) return typed
  return markPlaces(typed)
    .named.map(({ phrase, number, place: { version = number, standing = '' } }) =>
      (version === undefined ? `${standing} ${phrase}` : `${phrase} ${version} ${standing}`).trim(),
    )
    .join(' ')
}

const ofReleases = wordsOf(asking.ofReleases, asking.versions, 'out')
const ofSupport = wordsOf(support, states, 'work works')

/** Undefined for a text that names no browser. */
function withoutBrowsers(typed: string): string | undefined {
  const { text, named } = markPlaces(typed)
  const bare = text.replace(browser, ` ${BROWSER} `)
  return named.length === 0 && bare === text ? undefined : bare
}

/** The words between those that ask; empty if there are none. */
function subjectWords(text: string): string {
  const words = text.replaceAll(/[?¿]/g, ' ').trim().split(/\s+/)
  // "has selector" names something, "has firefox" and "has popover shipped" ask.
  const isHas =
    /^has$/i.test(words[0] ?? '') &&
    words[1] !== BROWSER &&
    !words.some((word) => happened.has(word))
  let from = 0
  let to = words.length
  const isIn = (all: ReadonlySet<string>, place: number) =>
    all.has(words[place]?.toLowerCase() ?? '')
  while (from < to && (isIn(opening, from) || (from > 0 && isIn(continuing, from)))) from += 1
  while (to > from && isIn(closing, to - 1)) to -= 1
  const start = isHas ? 0 : from
  const subject = words.slice(start, to).filter((word) => word !== BROWSER)
  return subject.every((word) => noSubjects.has(word.toLowerCase())) ? '' : subject.join(' ')
}

/** One of some patterns of `subject.json`, in which a name in braces stands for words or a group. */
function anyOf(patterns: Readonly<Record<string, string>>, flags: string): RegExp {
  const source = withAskingWords(Object.values(patterns).join('|'))
  return new RegExp(
    source.replaceAll(/\{([a-z]+)\}/g, (whole, name: string) => groups[name] ?? whole),
    flags,
  )
}
