import {
  asking,
  browserPhrases,
  doubtfulBrowsers,
  type Phrases,
  releaseStatuses,
} from '#lib/query/asking-words.ts'

/**
 * The meanings of words and phrases in a question, one character each, so that rules are patterns
 * of characters:
 * - `B` browser, `A` area, `O` organisation;
 * - `m` missing, `k` blocked, `o` only, `x` except, `e` every browser, `s` supported, `!` not, `0`
 *   no;
 * - `n` new, `l` status of a release, `r` releases, `T` since or before;
 * - `b` Baseline, `N` Baseline status, `c` caveat, `j` "flag" alone, `d` removed, `D` status of an
 *   entry;
 * - `u` usage, `g` more or less than, `z` specifications;
 * - `F` what the question is about ("features"), `i` a word without meaning here, `|` or;
 * - `a` as of a day, `y` nearly Baseline;
 * - `V` version, `Y` year, `M` month, `E` day, `P` percentage; parsed, not listed here;
 * - `w` any other word.
 */
export type TermSymbol =
  | ('B' | 'A' | 'O' | 'm' | 'k' | 'o' | 'x' | 'e' | 's' | '!' | '0' | 'n' | 'l' | 'r' | 'T')
  | ('b' | 'N' | 'c' | 'j' | 'd' | 'D' | 'u' | 'g' | 'z' | 'F' | 'i' | '|')
  | ('a' | 'y' | 'V' | 'Y' | 'M' | 'E' | 'P' | 'w')

export type Meaning = { readonly symbol: TermSymbol; readonly value: string }

/** Names that also mean something else, and alone do not ask for releases. */
export const ambiguousNames: ReadonlySet<string> = new Set([
  ...doubtfulBrowsers.split('|'),
  'android',
  'ios',
  'iphone',
  'ipad',
  'samsung',
])

const areas: Phrases = {
  CSS: 'css|css3|stylesheets|stylesheet',
  HTML: 'html|html5',
  JavaScript: 'javascript|js|ecmascript',
  'Web APIs': 'web apis|web api|apis|dom apis|browser apis|js apis|javascript apis',
  HTTP: 'http|http headers',
  SVG: 'svg',
  WebAssembly: 'webassembly|wasm',
  MathML: 'mathml',
  WebDriver: 'webdriver',
  'Web app manifest': 'web app manifest|web manifest',
  'Media types': 'media types',
}

const organisations: Phrases = {
  W3C: 'w3c',
  WHATWG: 'whatwg',
  'Ecma International': 'tc39|ecma|ecma international',
  IETF: 'ietf',
  'Khronos Group': 'khronos|khronos group',
}

/** As the lists name them. */
export const areaNames: readonly string[] = Object.keys(areas)
export const organisationNames: readonly string[] = Object.keys(organisations)

const statuses: Phrases = { ...releaseStatuses, planned: 'upcoming|planned' }

const baselineStatuses: Phrases = {
  newly: 'newly|newly available|recently available|newly supported|just became available',
  widely: 'widely|widely available|widely supported',
  limited: 'limited availability',
  discouraged: 'discouraged',
}

const caveats: Phrases = {
  flag: 'behind a flag|behind flag|behind flags|behind a feature flag|behind an experimental flag|flagged|needs a flag|need a flag|requires a flag|require a flag|require flag|requires flag|needs flag|with a flag|experimental flag',
  prefix:
    'prefixed|vendor prefix|vendor prefixed|vendor prefixes|with a prefix|with prefix|needs a prefix|need a prefix|requires a prefix|needs prefix|behind a prefix',
  partial: 'partially supported|partial support|partly supported|only partially supported',
  preview: 'preview only|only in preview|in preview only',
}

const entryStatuses: Phrases = {
  Deprecated: 'deprecated',
  Experimental: 'experimental',
  'Non-standard': 'non standard|nonstandard|non-standard|not standard|proprietary',
}

const words: Readonly<Partial<Record<TermSymbol, string>>> = {
  m: 'missing|misses|lack|lacks|lacking|unsupported|unavailable|absent|not in|not on|not yet in|no support|no support for|not have|has no',
  k: 'blocked|blocking|blocker|blockers|blocks|held back|holding back|holds back',
  o: 'only|exclusive|exclusively|exclusives|exclusive to',
  x: 'except|except for|but|but not|excluding|other than|apart from|besides|minus',
  e: 'every browser|all browsers|every other browser|all other browsers|everywhere|all engines|every engine|all major browsers|every major browser|all the browsers|everywhere else|all three engines|all core browsers',
  s: 'supported|supports|support|supporting|works|work|working|available|implemented|implements|implement|usable',
  '!': 'not|doesnt|dont|isnt|arent|cannot|cant|wont|hasnt|havent',
  '0': 'no|without',
  n: `${asking.events}|new|whats new|what is new|what new|shipped|ships|arrived|changes|changelog|release notes|what changed|whats changed|came to|what shipped|whats shipped|came out`,
  r: asking.versions,
  b: 'baseline|became baseline|in baseline',
  j: 'flag|flags',
  d: 'removed|removed from|dropped|dropped from|dropped by|no longer supported|no longer available',
  u: 'usage|global usage|used by|users|of users|of all users|visitors|of visitors|market share|global support',
  z: 'spec|specs|specification|specifications|standards|drafts|proposals|rfcs',
  F: 'feature|features|things|stuff|functionality|entries|capabilities|compat entries',
  a: 'as of|as at|at the end of|by the end of|until the end of',
  y: 'nearly there|nearly baseline|nearly available|almost there|almost baseline|almost available|close to baseline|not quite baseline|not yet quite baseline|nearly in baseline|almost in baseline',
  '|': 'or',
  i: 'a|an|the|is|are|was|were|be|been|does|do|did|in|on|by|for|of|to|at|as|its|it|that|which|what|who|me|my|show|all|any|with|from|has|have|got|get|yet|still|currently|right now|now|so far|browser|browsers|year|please|there|can|i|out|than|become|became|last stable',
}

const comparators: Phrases = {
  over: 'over|above|more than|at least|greater than|>|>=|≥|minimum|min',
  under: 'under|below|less than|at most|<|<=|≤|maximum|max|up to',
}

const times: Phrases = { since: 'since|after', before: 'before|until' }

function entriesOf(symbol: TermSymbol, phrases: Phrases): readonly [string, Meaning][] {
  return Object.entries(phrases).flatMap(([value, texts]) =>
    texts.split('|').map((text): [string, Meaning] => [text, { symbol, value }]),
  )
}

/** Every phrase with its meaning, in lower case and without apostrophes. */
export const vocabulary: ReadonlyMap<string, Meaning> = new Map([
  ...Object.entries(words).flatMap(([letter, texts]) =>
    // The bar is a symbol too, but is part of no phrase.
    entriesOf(isSymbol(letter) ? letter : 'w', { '': texts }),
  ),
  ...entriesOf('B', browserPhrases),
  ...entriesOf('A', areas),
  ...entriesOf('O', organisations),
  ...entriesOf('l', statuses),
  ...entriesOf('N', baselineStatuses),
  ...entriesOf('c', caveats),
  ...entriesOf('D', entryStatuses),
  ...entriesOf('g', comparators),
  ...entriesOf('T', times),
])

function isSymbol(letter: string): letter is TermSymbol {
  return Object.hasOwn(words, letter)
}

export const LONGEST_PHRASE = 4
