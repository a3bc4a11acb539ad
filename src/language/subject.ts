import type { PhrasesByMeaning } from '#lib/browser-names.ts'

import { asking, noSubjects, statusBefore, statusPhrases, wordsAround } from './asking-words.ts'
import { withoutBeginning } from './beginnings.ts'
import { browserBeginnings, markPlaces } from './places.ts'
import { type NamedKind, readKind } from './read-kind.ts'
import { remember } from './remember.ts'

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
  readonly isOfReleases: boolean
  /** The text without the beginning of a next word. */
  readonly settled: string
}

/** Reads what a text searches for, once for all queries of a text. */
export const subjectOf = remember((typed: string): Subject => {
  const asked = askedSubject(typed)
  const parts = searchedSubject(typed)
  return {
    asked,
    parts,
    kind: readKind(parts),
    specs: asked === typed ? specifiedSubject(typed) : '',
    releases: releaseWords(typed),
    isOfReleases: asksForReleases(typed),
    settled: withoutNext(typed),
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

/** Beginnings that ask for support without a browser. */
const opens = new RegExp(
  String.raw`^\s*(?:which (?:browsers?|versions?)|browser (?:${support}) (?:for|of|with)|when (?:did|was|is|can|will|does|do)|since (?:when|what|which)|how many|how (?:long|soon) (?:has|have|is|until|till|before|will)|what (?:version|browsers?|percentage|share)|do (?:i|we) need|caniuse|(?:is|are) it (?:safe|ok|baseline)|(?:${lowest}) versions?)\s`,
  'i',
)
const surrounds = new RegExp(
  String.raw`^\s*(?:is|are|was|were|has|have|does|do|did|will|can)\s.*\s(?:${states}|${ends}|baseline|work|works|yet|everywhere)(?:\s|$)`,
  'i',
)
/** "Popover widely available", "popover baseline 2024". */
const endsWithStatus =
  /\S\s+(?:(?:baseline\s+)?(?:widely|newly)\s+available|baseline\s+20\d\d)\s*\??\s*$/i
/** "Baseline in 2024", "in March 2023": the time at the end of a question. */
const timeAtEnd =
  /(?<=\s(?:baseline|in|by))(?:\s+(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*)?\s+20\d\d(?=\s*\??\s*$)/i

const phrasesIn = (table: PhrasesByMeaning): readonly string[] => Object.values(table)

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

/** What defines something is called so, and named after who wrote it or how far it is. */
const kindOfText = String.raw`(?:(?:editor['’]?s|working|community|group|living|official|latest|current)\s+)*(?:specs?|specif(?:ications?)?|standards?|drafts?|proposals?|rfcs?|recommendation)`
/** "spec", "specifica", "stand": still being typed. */
const begunText = ['specification', 'standard', 'proposal']
  .flatMap((word) => Array.from(word.slice(4), (_, place) => word.slice(0, place + 4)))
  .filter((beginning) => beginning !== 'prop')
  .join('|')
const writer = 'w3c|whatwg|tc39|ietf|wicg|khronos(?: group)?'
/** What asks for the text that defines something: "spec for fetch", "url standard", "whatwg dom". */
const asksForText = new RegExp(
  [
    String.raw`^\s*(?:(?:what|which|the|where is the)\s+)*${kindOfText}\s+(?:(?:link|page)\s+)?(?:of|for|that\s+defines?|defines?|has|covers?)\s+(?:the\s+)?(?=\S)`,
    String.raw`^\s*(?:the|latest|current|newest)\s+(?=\S.*\s${kindOfText}\s*$)`,
    String.raw`^\s*(?:${writer})\s+(?=\S)`,
    String.raw`(?<=\S)(?:\s+(?:${begunText}|${kindOfText}(?:\s+(?:link|page))?|${writer}))+\s*$`,
  ].join('|'),
  'gi',
)

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
  const isAsked =
    named !== undefined || opens.test(text) || surrounds.test(text) || endsWithStatus.test(text)
  return { isAsked, subject: isAsked ? subjectWords(text.replace(timeAtEnd, '')) : '' }
}

/**
 * Whether a text names a browser with a version or a status, and beside these only words of releases
 * and the beginning of a next word: "chrome 100 release no", "ios 17 sa", "when did chrome 90 come out".
 */
export function asksForReleases(typed: string): boolean {
  const known = withoutNotes(withoutBeginning(typed))
  const text = withoutBrowsers(known)
  if (text === undefined || !ofReleases.test(known)) return false
  return subjectWords(text)
    .split(' ')
    .every((word) => word === '' || ofReleaseQuestions.has(word.toLowerCase()))
}

/** "release notes" and "changelog", also while they are typed. */
const notes = ['releases', 'notes', 'changelog']
  .flatMap((word) => Array.from(word, (_, place) => word.slice(0, place + 1)))
  .join('|')
const afterVersion = new RegExp(String.raw`(?<=\d)(?:\s+(?:${notes}))*(?:\s+[a-z]{1,2})?\s*$`, 'i')

/** A text without words for release notes behind a version, which no release has, and the beginning of a next word. */
const withoutNotes = (typed: string): string => typed.replace(afterVersion, '')

/** The words that name releases: "chrome 90" of "when did chrome 90 come out", "current safari" of "last safari". */
export function releaseWords(typed: string): string {
  const text = withoutNotes(typed)
  if (!asksForReleases(typed)) return text
  return text.replaceAll(
    /(?<!\p{L})(?!(?:for|on) (?:android|ios))[\p{L}'’]+(?:\s+|$)/giu,
    (word) => {
      const bare = word.trim().toLowerCase().replaceAll(/['’]/g, '')
      const status = statusOf.get(bare)
      return status === undefined ? (ofFrames.has(bare) ? '' : word) : `${status} `
    },
  )
}

const statusOf: ReadonlyMap<string, string> = new Map(
  Object.entries(statusBefore).map(([status, word]) => [word, status]),
)
const ofReleaseQuestions = wordsOf(asking.ofReleases, 'out', ...phrasesIn(statusBefore))
const ofFrames = wordsOf(
  `${asking.ofReleases}|${asking.versions}|${asking.events}|${asking.verbs}|features|feature`,
  'does do did is are was were will has what which be been the of in out a for',
)
const ofReleases = new RegExp(
  String.raw`\d|(?:^|\s)(?:${[...phrasesIn(statusPhrases), ...phrasesIn(statusBefore)].join('|')}|releases?)(?:\s|$)`,
  'i',
)

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
