import { asking } from '#lib/query/asking-words.ts'

import type { Form } from './asked.ts'

/**
 * A way to ask. `pattern` is a regular expression for the whole text, in which `X` stands for the
 * words of the thing, `B` for one or more browsers, and a name in braces for a group of `groups`.
 */
export type FormRule = {
  readonly form: Form
  readonly pattern: string
  /** A text that this rule reads, and no earlier one. */
  readonly example: string
  readonly isWithout?: true
}

/** Words that may be exchanged for each other, or left out. */
const groups: Readonly<Record<string, string>> = {
  in: '(?:in|on|by|for|with|from|to|inside|across|under)',
  when: '(?:when|since when|(?:in|since|as of|from)? ?(?:which|what) (?:versions?|releases?))',
  little: `(?:(?:${asking.times}|currently|fully|finally|really|actually|even|natively|well|today|also|be|been|first|not) )*`,
  after:
    '(?: (?:yet|now|already|today|anymore|any more|at all|everywhere|cross browser|properly|correctly|fine|well|in production))*',
  supported: `(?:${asking.states}|usable|enabled|allowed|possible|there|ok|okay|fine|stable|out|present|included|unsupported|unavailable|missing|live)(?: to (?:use|ship|rely on))?`,
  verb: `(?:(?:${asking.verbs})s?|${asking.events}|got|shipped|supports?|supported|supporting|implemented|has|had|release|enabled?|includes?|gain|gained|knows?|understands?|runs?|handles?|do|use|accepts?|allows?|recogni[sz]es?|unflagged)(?: (?:support (?:for|of)|native|full))?`,
  lowest: `(?:${asking.lowest}|min|oldest|earliest)`,
  version: `(?:${asking.versions})`,
  happened: `(?:${asking.events}|${asking.states})`,
  i: '(?:i|we|you|one|my site|my page)',
  if: '(?:{in}|if {i} (?:still |only )?(?:need to |have to |must |want to |should )?(?:support|target|care about|serve|use))',
  polyfill:
    '(?:polyfills?|prefix|prefixes|vendor prefix|vendor prefixes|fallbacks?|shim|flag|babel|transpiler|autoprefixer|ponyfill)',
  users:
    '(?:users|people|visitors|browsers|of users|of my users|percent of users|percent|of the users|of browsers)',
  share: '(?:percentage|percent|share|proportion|part|portion|%)',
  usage:
    '(?:global usage|usage|market share|user share|global support|reach|coverage|percentage of users|percent of users|share of users|% of users)',
  baseline:
    '(?:(?:in |part of |a |become |became |turn |reach |reached |get |be )*(?:baseline|widely available|newly available|widely supported|interoperable)(?: now| yet| already| \\d{4}| today)?)',
  safe: '(?:safe|ok|okay|ready|fine|stable|production[ -]ready|reliable|good enough|mature)(?: (?:to use|to ship|for production|for use|for prod))?',
  gone: `(?:${asking.ends}|obsolete|dead|discouraged|experimental|non-?standard|dropped|legacy|outdated|a standard|standardi[sz]ed|going away|killed|retired)`,
  replacement: '(?:replacements?|alternatives?|successors?|substitutes?)',
  support: `(?:(?:browser )?(?:${asking.support})|availability|supported browsers|browsers|support table|compatibility table|browser versions)`,
}

/** In order of precedence. */
export const forms: readonly FormRule[] = [
  {
    form: 'successor',
    pattern: 'what (?:has |have )?(?:replaced|replaces|replace|supersedes|superseded|succeeded) X',
    example: 'what replaced appcache',
  },
  {
    form: 'successor',
    pattern: 'what (?:should {i}|can {i}|do {i}|to) use (?:instead of|in place of) X',
    example: 'what should i use instead of web sql',
  },
  {
    form: 'successor',
    pattern: '(?:{replacement} (?:for|to|of)|instead of) X',
    example: 'alternative to document.write',
  },
  {
    form: 'successor',
    pattern: 'X (?:{replacement}|replaced by|superseded by)',
    example: 'mutation events replacement',
  },
  {
    form: 'users',
    pattern: 'how many {users} (?:{verb}|can use|could use|see|support) X{after}',
    example: 'how many users have subgrid',
  },
  {
    form: 'users',
    pattern:
      '(?:what|which) {share} of (?:all |the |my )?{users} (?:{verb}|can use|can see|support) X',
    example: 'what percentage of users support subgrid',
  },
  {
    form: 'users',
    pattern:
      '(?:{usage} (?:of|for) X|X {usage}|how (?:widely|well|broadly) (?:is|are) X (?:supported|available|used))',
    example: 'global usage of webgpu',
  },
  {
    form: 'baseline',
    pattern: '(?:{when} )?(?:is|are|was|were|did|will|does|has) X {little}{baseline}',
    example: 'is popover baseline',
  },
  {
    form: 'baseline',
    pattern:
      '(?:X (?:in )?baseline(?: status| date| since| \\d{4})?|baseline(?: status)?(?: of| for)? X)',
    example: 'baseline status of anchor positioning',
  },
  {
    form: 'baseline',
    pattern: '(?:is it|are they) {safe} (?:to use )?X',
    example: 'is it safe to use :has()',
  },
  {
    form: 'baseline',
    pattern: '(?:is|are) X {little}{safe}{after}',
    example: 'is container queries ready for production',
  },
  {
    form: 'baseline',
    pattern: 'can {i} (?:safely|finally) (?:use|ship) X{after}',
    example: 'can i safely use nesting',
  },
  {
    form: 'standing',
    pattern:
      '(?:{when} |why )?(?:is|are|was|were|has|have|will|did|does) X {little}{gone}(?: {in} B)?{after}',
    example: 'is appcache deprecated',
  },
  {
    form: 'standing',
    pattern:
      '(?:{when} )?(?:did|has|does|will|is) B {little}(?:remov(?:e|ed|ing)|dropp?(?:ed|ing)?|deprecat(?:e|ed|ing)|kill(?:ed|ing)?) X',
    example: 'did chrome remove html imports',
  },
  {
    form: 'standing',
    pattern:
      '(?:X (?:deprecated|obsolete|removed|discouraged|dead)(?: {in} B)?|should {i} (?:still )?use X)',
    example: 'document.write deprecated',
  },
  {
    form: 'since',
    pattern:
      '{when} (?:did|does|do|will|has|is|have|had) B {little}(?:start(?:ed)? (?:to )?)?{verb} X',
    example: 'when did chrome add optional chaining',
  },
  {
    form: 'since',
    pattern:
      '{when} (?:was|is|were|are|will|did|has|does|do|can) (?:{i} use )?X {little}(?:{happened}|enabled|land|arrive|come|coming|work|ship|usable|possible|out|start working|used)(?: {in} (?:the )?B)?{after}',
    example: 'when was popover added to chrome',
  },
  {
    form: 'since',
    pattern: '{when} can {i} use X(?: {in} B)?',
    example: 'since when can i use popover in safari',
  },
  {
    form: 'since',
    pattern:
      '(?:which|what)(?: is the)? ?{lowest}? ?(?:B {version}|{version} of B) {little}(?:is needed for|is required for|do {i} need for|for|with|to use|{verb}) X',
    example: 'which version of firefox supports popover',
  },
  {
    form: 'since',
    pattern:
      '(?:the )?{lowest} (?:{version} of )?B(?: {version})? (?:with|for|to {verb}|that {verb}|{verb}|having) X',
    example: 'first version of safari with container queries',
  },
  {
    form: 'since',
    pattern:
      'X (?:{lowest} {version} (?:of |{in} )?B|(?:in )?B {lowest}? ?{version}|added {in} B|since (?:when|{when}|{version}) {in} B)',
    example: 'structuredclone node version',
  },
  {
    form: 'since',
    pattern:
      '(?:B {version} (?:for|of|with) X|X (?:since when|since which version|since what version|{lowest} {version}))',
    example: 'safari version for dialog',
  },
  {
    form: 'support',
    pattern:
      '(?:is|are|was|were|will|isnt|arent) X {little}{supported} {little}(?:{in} )?(?:the )?B{after}',
    example: 'is popover supported in firefox',
  },
  {
    form: 'support',
    pattern: '(?:is|are|was|were|isnt|arent) X (?:{in} )(?:the )?B{after}',
    example: 'is temporal in chrome',
  },
  {
    form: 'support',
    pattern: '(?:does|do|did|will|doesnt|dont|can|cant|has|have|is) B {little}{verb} X{after}',
    example: 'does firefox support popover',
  },
  {
    form: 'support',
    pattern:
      '(?:why )?(?:does|do|did|will|doesnt|dont|can|cant) X {little}(?:work|exist|run|function|render|behave|ship|break|fail){after} {in} (?:the )?B{after}',
    example: 'does subgrid work in safari',
  },
  {
    form: 'support',
    pattern:
      'can {i} {little}(?:use|ship|rely on|count on|have|run|do|write) X {if} (?:the )?B{after}',
    example: 'can i use container queries if i support safari 15',
  },
  {
    form: 'support',
    pattern:
      'if {i} (?:still |only )?(?:need to |have to |must )?(?:support|target) B (?:can {i} use|is|does|do) X(?: {supported}| work| works)?',
    example: 'if i support safari 15 can i use container queries',
  },
  {
    form: 'support',
    pattern:
      '(?:do|would|will) {i} {little}need (?:a |an |the )?{polyfill} (?:for|to use|with) X {if} (?:the )?B{after}',
    example: 'do i need a polyfill for structuredclone in safari 15',
  },
  {
    form: 'support',
    pattern:
      'X (?:without|except(?: in| for)?|but not(?: in)?|everywhere (?:but|except)(?: in| for)?) B',
    example: 'popover without safari',
    isWithout: true,
  },
  {
    form: 'browsers',
    pattern:
      '(?:which|what|all) (?:browsers?|engines?|browser versions?|runtimes?) {little}(?:do |does |can |that |dont |doesnt )?{little}(?:{verb}|support|lack|lacks|miss) X{after}',
    example: 'which browsers support popover',
  },
  {
    form: 'browsers',
    pattern:
      '(?:(?:{in} )?(?:which|what) browsers?|where|how well|who) (?:does|do|is|are|can|has|supports?|{i})(?: {i})?(?: use)? X(?: {supported}| works?| be used| run)?{after}',
    example: 'where does popover work',
  },
  {
    form: 'browsers',
    pattern:
      '(?:(?:what is the |what are the )?{support} (?:of|for) X|X {support}|caniuse X|X (?:caniuse|can i use))',
    example: 'popover browser support',
  },
  {
    form: 'browsers',
    pattern: 'can {i} {little}(?:use|ship|rely on) X{after}',
    example: 'can i use popover',
  },
  {
    form: 'browsers',
    pattern: '(?:is|are|isnt|arent) X {little}{supported}{after}',
    example: 'is popover supported',
  },
  {
    form: 'browsers',
    pattern: '(?:does|do|will|doesnt) X {little}(?:work|exist|run|have support){after}',
    example: 'does popover work everywhere',
  },
  {
    form: 'browsers',
    pattern:
      '(?:do|would|will) {i} {little}need (?:a |an |the )?{polyfill} (?:for|to use|with) X{after}',
    example: 'do i need a polyfill for fetch',
  },
  {
    form: 'support',
    pattern:
      'X(?: (?:not|no))?(?: (?:{supported}|support|works|work|doesnt work|broken))?(?: (?:{in}|vs|:|->))? (?:the )?B(?: (?:support|compatibility|compat|supported|status|works|work|browser))?{after}',
    example: 'popover in firefox',
  },
  {
    form: 'support',
    pattern:
      'B(?: (?:support|compatibility|compat|supports))?(?: (?:for|of|with|:))? X(?: (?:support|compatibility|compat|supported|works))?',
    example: 'firefox popover',
  },
]

/** A mark for a browser in a text, with its number. */
export const PLACE = String.raw`‹\d›`

const JOINED = `(?:${PLACE}(?:(?: ?,| and| or| &| plus| vs| {in})* ${PLACE})*)`

/** Groups contain groups, which contain none. */
const DEPTH = 2

function readerOf(pattern: string): RegExp {
  let source = pattern.replaceAll(/\bB\b/g, JOINED)
  for (let depth = 0; depth < DEPTH; depth++) {
    source = source.replaceAll(/\{([a-z]+)\}/g, (whole, name: string) => groups[name] ?? whole)
  }
  return new RegExp(`^${source.replaceAll(/\bX\b/g, '(.+?)')}$`, 'u')
}

/** The rules, each with its regular expression, whose only groups are the words of the thing. */
export const readers: readonly { readonly rule: FormRule; readonly pattern: RegExp }[] = forms.map(
  (rule) => ({ rule, pattern: readerOf(rule.pattern) }),
)
