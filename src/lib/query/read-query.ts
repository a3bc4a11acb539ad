import { askedSubject, specifiedSubject, withoutBeginning } from './load-subjects.ts'

export type QueryReading = {
  readonly text: string
  readonly parameters: object
}

/**
 * Interprets a query as people type or paste it: removes phrases around the subject, and keeps only
 * the names in code. `el.scrollIntoView({ block: "end" })` is "Element scrollIntoView", `/a+/v` is
 * the flag's name. Operators are left to `toSearchText`.
 *
 * @param isOfParts whether the records describe parts of the platform or the texts that define them,
 *   whose names have no words for browsers, support and specifications
 */
export function readQuery(typed: string, isOfParts = false): QueryReading {
  const asked = withoutPhrases(typed)
  const subject = isOfParts ? withoutBeginning(specifiedSubject(askedSubject(asked))) : asked
  const text = withoutFigures(withoutArguments(subject)).replace(/\S+/g, (word) =>
    word === '<>' ? 'inequality' : (wordsOfPattern(word) ?? word),
  )
  return {
    text,
    parameters: { ...(/".+"/.test(text) && literally), ...(isSentence(text) && plainly) },
  }
}

/** Text in quotation marks is searched for literally. */
const literally = { advancedSyntax: true, advancedSyntaxFeatures: ['exactPhrase'] }

/** "in", "for" and "with" are stop words in a sentence, but operators or statements elsewhere. */
const plainly = { queryLanguages: ['en'], removeStopWords: ['en'] }

/** Whether a text has four words or more: names of the platform with stop words are shorter. */
const isSentence = (text: string): boolean => /(?:\S+\s+){3}\S/.test(text)

/** Beginnings of questions, if more text follows. */
const opening = new RegExp(
  String.raw`^\s*(?:${[
    'how (?:to|do (?:i|you|we)|can (?:i|you|we)|(?:should|would) (?:i|you|we))',
    "what(?: is|'s| are)",
    "why (?:is|are|does|do)(?:n['’]t| not)?",
    'can i(?: use)?',
    'is (?:there|it possible to)',
    '(?:the )?best way to',
    'i (?:want|need) to',
  ].join('|')})\s+(?=\S)`,
  'i',
)
/** Qualifiers at the end, if other text precedes them. */
const addition = new RegExp(
  String.raw`(?<=\S)(?:\s+(?:${[
    '(?:browser\\s+)?(?:support|compatibility|polyfill|examples?|tutorials?)',
    "(?:(?:is|are|does|do)(?:n['’]t|\\s+not)|not)\\s+work(?:ing|s)?(?:\\s+(?:properly|correctly))?",
    '(?:in|with|for)\\s+(?:react|vue|angular|svelte|next\\.?js)',
  ].join('|')}))+\s*$`,
  'i',
)

/** Removes the phrases around the subject: "how to center text", "subgrid browser support". */
function withoutPhrases(typed: string): string {
  const asked = typed.replace(opening, '')
  const rest = asked.replace(addition, '')
  return asked === typed && isShort(rest)
    ? rest
    : rest.replace(/(?<=\s|^)(?:an?|the|my)\s+(?=\S)/gi, '')
}

const isShort = (text: string): boolean => !/\S\s+\S+\s+\S/.test(text)

/** Variable names common in examples, and the interfaces that they usually hold. */
const variables: ReadonlyMap<string, string> = new Map([
  ['el', 'Element '],
  ['elem', 'Element '],
  ['arr', 'Array '],
  ['str', 'String '],
  ['obj', 'Object '],
  ['evt', 'Event '],
  ['res', 'Response '],
  ['this', ''],
  ['self', ''],
])
const variable = /(?<![\w.])([a-z]+)\./g

/** A CSS declaration: "aspect-ratio: 16 / 9;". */
const declaration = /^(\s*[a-z-]+):\s+(\S.*?);?(\s*)$/

/** Reduces a declaration to its property and the keywords of its value. */
function withoutFigures(typed: string): string {
  const [, name, value = '', space = ''] = declaration.exec(typed) ?? []
  if (name === undefined) return typed
  const names = value.split(/\s+/).filter((word) => /^[^\d#/]/.test(word))
  return [name, ...names].join(' ') + space
}

/** Removes the arguments of calls. If there were any, separates the names of a chain. */
function withoutArguments(typed: string): string {
  const bare = typed.replace(/(?<=\w)\([^()]*(?:\)|$)/g, '')
  if (bare === typed) return typed
  if (bare.includes('(')) return withoutArguments(bare)
  const hadArguments = /\w\(\s*[^()\s]/.test(typed)
  return hadArguments
    ? bare
        .replace(variable, (all, name: string) => variables.get(name) ?? all)
        .replace(/(?<=\w)\.(?=\w)/g, ' ')
    : bare
}

const flagNames: ReadonlyMap<string, string> = new Map([
  ['d', 'hasIndices'],
  ['s', 'dotAll'],
  ['u', 'unicode'],
  ['v', 'unicodeSets'],
  ['y', 'sticky'],
])

/** `/a+/v` → "RegExp unicodeSets"; undefined if the word is not a regular expression. */
function wordsOfPattern(word: string): string | undefined {
  const flags = /^\/.+\/([dgimsuvy]*)$/.exec(word)?.[1]
  return flags === undefined
    ? undefined
    : ['RegExp', ...Array.from(flags).flatMap((flag) => flagNames.get(flag) ?? [])].join(' ')
}
