import { browserPhrases, otherPhrases, type PhrasesByMeaning } from '#lib/browser-names.ts'
import { VERSION } from '#lib/version.ts'

import { asking, statusBefore, statusPhrases } from './asking-words.ts'
import { withoutBeginning } from './beginnings.ts'

// The texts that need a subject need these too: one import loads all.
export { closeToLong, closeToo, wordsBesideFilters } from './query-parameters.ts'
export { readCode } from './read-code.ts'
export { readKind } from './read-kind.ts'

const phrasesIn = (table: PhrasesByMeaning): readonly string[] =>
  Object.values(table).join('|').split('|')

/** Names that also mean something else. */
const doubtful = `edge|${asking.doubtfulBrowsers}`
const names = phrasesIn(browserPhrases)
/** Browsers and runtimes, the longest names first. */
const clear = [...names, ...phrasesIn(otherPhrases), 'my browsers']
  .filter((name) => !doubtful.split('|').includes(name))
  .toSorted((a, b) => b.length - a.length)
  .map((name) => name.replace('.', String.raw`\.`))
  .join('|')
const version = String.raw`\s*${VERSION}\+?`
const preposition = String.raw`(?:(?:if (?:i|we) (?:still )?support|in|on|for|by|with|of|since|until|before|after)\s+(?:(?:old|older|modern|recent)\s+)?)`
const end = String.raw`(?:\s+(?:mobile|desktop|esr(?:${version})?))*(?![\w.(:-])`
/** "saf", "safa" and "safar": names that are still being typed. */
const begun = names
  .filter((name) => /^[a-z]{4,}$/.test(name) && name !== 'explorer')
  .flatMap((name) => Array.from(name.slice(3), (_, place) => name.slice(0, place + 3)))
  .filter((beginning) => !`and|web|que|ques|${doubtful}`.split('|').includes(beginning))
  .join('|')

const browser = new RegExp(
  String.raw`(?<=^|\s)(?:${preposition}?(?:${clear})(?:${version})?${end}|(?:${preposition}(?:${doubtful})(?:${version})?|(?:${doubtful})${version})${end}|(?:${doubtful})(?=\s+versions?\b)|(?<=^(?:do(?:es)?|did|has|will|can|when (?:did|does|will))\s)(?:${doubtful})(?=\s)|(?<=\S\s)${preposition}?(?:edge|${begun})\s*$)`,
  'gi',
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

const wordsOf = (...texts: readonly string[]): ReadonlySet<string> =>
  new Set(texts.flatMap((text) => text.split(/[ |]/)))

/** What stands before the subject. */
const opening = wordsOf(
  `${BROWSER}|${versions}|${lowest}|${statusPhrases.current}|${asking.foreign}`,
  'who from could does do did is are was were can could should will has have when which what since how why i we you',
  'use support supports supporting supported browser browsers caniuse',
)
/** The same after one of these. */
const continuing = wordsOf(
  `${verbs}|${events}|${times}|${support}`,
  'from on call shipped implemented it safe ok to using many much users people percentage share need a an the',
  'long soon until till before polyfill for of with baseline edge node all any bug bugs issue issues and or global usage status esr',
)
/** What stands behind it. */
const closing = wordsOf(
  `${BROWSER}|${states}|${events}|${ends}|${times}|${versions}|${support}|${asking.foreign}`,
  'supports baseline to use production compatible status work works broken bug bugs issue issues',
  'polyfill used be not and or vs in on of for by with since is does do i can browser browsers',
  'full macos mac come comes coming reach built into missing lacks call everywhere notes changelog date beta nightly widely newly become becomes became reach reached been',
)
const happened = wordsOf(states, events, ends, 'been')

/** Alone these are no subject: "css missing in safari" asks for a list. */
const ofQuestions = wordsOf(
  'missing misses lack lacks lacking unsupported unavailable only exclusive blocked blockers new what whats changed features feature everything except flag flags prefixed partial behind a an the css html svg javascript js apis & , -',
)

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
  const text = withoutBrowsers(typed.replace(/^\s*¿/, ''))
  const isAsked =
    text !== typed || opens.test(text) || surrounds.test(text) || endsWithStatus.test(text)
  return { isAsked, subject: isAsked ? subjectWords(text.replace(timeAtEnd, '')) : '' }
}

/**
 * Whether a text names a browser with a version or a status, and beside these only words of releases
 * and the beginning of a next word: "chrome 100 release no", "ios 17 sa", "when did chrome 90 come out".
 */
export function asksForReleases(typed: string): boolean {
  const known = withoutNotes(withoutBeginning(typed))
  const text = withoutBrowsers(known)
  if (text === known || !ofReleases.test(known)) return false
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

const withoutBrowsers = (typed: string) => typed.replace(browser, ` ${BROWSER} `)

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
  return subject.every((word) => ofQuestions.has(word.toLowerCase())) ? '' : subject.join(' ')
}
