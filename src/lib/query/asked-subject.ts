// In the same file of the build, because it loads for the same texts.
export { readCode } from './read-code.ts'

/** Browsers and runtimes. A version or "esr" may follow: "safari 16.4", "ie11". */
const clear =
  '(?:google |desktop |mobile )?chrome|chromium|(?:mozilla )?firefox|ff|(?:mobile |ios |desktop )?safari|(?:ms|microsoft) edge|samsung internet|internet explorer|ie|opera|android|ios|iphone|ipad|nodejs|node\\.js|deno|bun|my browsers'
/** Their names that also mean something else. */
const doubtful = 'edge|node'
const version = String.raw`\s*v?\d+(?:\.\d+)*\+?`
const preposition = String.raw`(?:(?:if (?:i|we) (?:still )?support|in|on|for|by|with|of|since|until|before|after)\s+)`
const end = String.raw`(?:\s+(?:mobile|desktop|esr))*(?![\w.(:-])`

/** The last alternative: a name that is still being typed. */
const browser = new RegExp(
  String.raw`(?<=^|\s)(?:${preposition}?(?:${clear})(?:${version})?${end}|(?:${preposition}(?:${doubtful})(?:${version})?|(?:${doubtful})${version})${end}|(?:${doubtful})(?=\s+versions?\b)|(?<=^(?:do(?:es)?|did|has|will|can|when (?:did|does|will))\s)(?:${doubtful})(?=\s)|(?<=\S\s)${preposition}?(?:edge|saf(?:ar?)?|fire?f?o?|chro?m?|andro?i?)\s*$)`,
  'gi',
)

/** Stands for a browser. From the private use area, so no text contains it. */
const BROWSER = '\uE001'

/** Beginnings that ask for support without a browser. */
const asking =
  /^\s*(?:which (?:browsers?|versions?)|browser (?:support|compatibility) (?:for|of|with)|when (?:did|was|is|can|will|does|do)|since (?:when|what|which)|how many|what (?:version|browsers?|percentage|share)|do (?:i|we) need|caniuse|(?:is|are) it (?:safe|ok|baseline)|(?:minimum|lowest|first) versions?)\s/i
const askingAround =
  /^\s*(?:is|are|was|has|have|does|do|will|can)\s.*\s(?:supported|available|baseline|safe|ready|deprecated|removed|shipped|implemented|standard|work|works|yet|everywhere)(?:\s|$)/i

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.split(' '))

/** What stands before the subject. */
const opening = wordsOf(
  `${BROWSER} does do did is are was were can could should will has have when which what since how why i we you use support supports supporting supported browser browsers version versions caniuse minimum lowest first latest current newest stable release releases`,
)
/** The same after one of these. */
const continuing = wordsOf(
  'add added ship shipped implement implemented have get it safe ok to using many much users people percentage share need a an the polyfill for of with first baseline yet still already now edge node all any bug bugs issue issues and or introduced introduce landed land global usage compatibility status esr',
)
/** What stands behind it. */
const closing = wordsOf(
  `${BROWSER} support supports supported available added implemented shipped released introduced landed baseline safe to use ready production yet already now still version versions compatible compatibility compat status deprecated removed standard work works working broken bug bugs issue issues polyfill used be not and or vs in on of for by with since is does do i can browser browsers everywhere release releases notes changelog date beta nightly`,
)

/** Alone these are no subject: "css missing in safari" asks for a list. */
const ofQuestions = wordsOf(
  'missing misses lack lacks lacking unsupported unavailable only exclusive blocked blockers new what whats changed features feature everything except flag flags prefixed partial behind a an the css html svg javascript js apis & , -',
)

/** What asks for the text that defines something: "spec for fetch", "url standard", "whatwg dom". */
const asksForText =
  /^\s*(?:(?:specs?|specifications?|standards?) (?:of|for)|w3c|whatwg|tc39|ietf)\s+(?=\S)|(?<=\S)\s+(?:spe|specs?|specif(?:ications?)?|standards?|drafts?|proposals?|rfc|w3c|whatwg|tc39|ietf)\s*$/gi

/** What a search for a specification is about: "view transitions" of "view transitions spec". */
export function specifiedSubject(typed: string): string {
  return typed.replace(asksForText, '')
}

/**
 * What a question on support is about: "grid" of "does Safari 16 support grid". Names and versions
 * of browsers are in the names of releases only. A text that asks nothing of the kind, or has no
 * other words, stays as it is.
 */
export function askedSubject(typed: string): string {
  const text = withoutBrowsers(typed)
  const isAsked = text !== typed || asking.test(text) || askingAround.test(text)
  return (isAsked && subjectWords(text)) || typed
}

/** Whether a text names a browser with a version or a status, and nothing else: "chrome 100 release notes". */
export function asksForReleases(typed: string): boolean {
  const text = withoutBrowsers(typed)
  return text !== typed && ofReleases.test(typed) && subjectWords(text) === ''
}

const ofReleases = /\d|(?:^|\s)(?:latest|current|newest|stable|esr|beta|nightly|releases?)(?:\s|$)/i

const withoutBrowsers = (typed: string) => typed.replace(browser, ` ${BROWSER} `)

/** The words between those that ask; empty if there are none. */
function subjectWords(text: string): string {
  const words = text.replaceAll('?', ' ').trim().split(/\s+/)
  let from = 0
  let to = words.length
  const isIn = (all: ReadonlySet<string>, place: number) =>
    all.has(words[place]?.toLowerCase() ?? '')
  while (from < to && (isIn(opening, from) || (from > 0 && isIn(continuing, from)))) from += 1
  while (to > from && isIn(closing, to - 1)) to -= 1
  const subject = words.slice(from, to).filter((word) => word !== BROWSER)
  return subject.every((word) => ofQuestions.has(word.toLowerCase())) ? '' : subject.join(' ')
}

/** Whether a text has three longer words: a record without one of them may be meant. */
const isLong = (text: string): boolean => (text.match(/[\p{L}\p{N}]{4,}/gu)?.length ?? 0) > 2

/**
 * Parameters with which records follow that lack some of the words. Those with more words stay first, and fewer typos
 * are tolerated: a short word with a typo is often another word.
 */
export function closeToo(text: string): object {
  if (text.includes('"') || !/\S\s+\S/.test(text)) return {}
  return {
    optionalWords: text.match(/[\p{L}\p{N}]+/gu) ?? [],
    typoTolerance: true,
    minWordSizefor1Typo: 5,
    minWordSizefor2Typos: 9,
  }
}

/** The same for a text with three longer words; none for others, whose words are all needed. */
export const closeToLong = (text: string): object => (isLong(text) ? closeToo(text) : {})

/** Words of one or two letters that are in names of the platform, as the last one too. */
const short = wordsOf(
  'at of is in to id gl do if ui xr ar vr db js hr td th tr ol ul li dl dt dd em rt rp vh vw vi vb ic ch ex lh cq or as by on up no go ip if 2d 3d',
)

/** What the next word begins after is a name of its own: "svg a", "regexp v". */
const beforeLetter = /(?:svg|html|element|tag|attribute|key|regexp|flag|css|math|unit)\s+\S$/i

/**
 * A text without a last word of one or two letters, which is only the beginning of one: it would
 * narrow what the words before have found.
 */
export function withoutBeginning(text: string): string {
  const [, before = '', last = ''] = /^(.*[\p{L}\p{N}]{2})\s+([a-z]{1,2})$/iu.exec(text) ?? []
  const isName =
    (short.has(last.toLowerCase()) && !/\s(?:in|on|for)$/i.test(before)) ||
    beforeLetter.test(text) ||
    text.includes('"')
  return before === '' || isName ? text : before
}
