/** A query as it is asked for. */
export type QueryReading = {
  readonly text: string
  /** What is asked with it of the provider. */
  readonly parameters: object
}

/**
 * Reads a query as people type or paste it: without the phrases around what it asks for, and of code the names alone.
 * `el.scrollIntoView({ block: "end" })` is "Element scrollIntoView", `/a+/v` the flag. It says nothing of signs:
 * see `toSearchText`.
 */
export function readQuery(typed: string): QueryReading {
  const text = withoutFigures(withoutArguments(withoutPhrases(typed))).replace(/\S+/g, (word) =>
    word === '<>' ? 'inequality' : (wordsOfPattern(word) ?? word),
  )
  return {
    text,
    parameters: { ...(/".+"/.test(text) && literally), ...(isSentence(text) && plainly) },
  }
}

/** What is in quotation marks is searched for as it is. */
const literally = { advancedSyntax: true, advancedSyntaxFeatures: ['exactPhrase'] }

/** In a sentence "in", "for" and "with" only hold it together; alone or in a name they are operators and statements. */
const plainly = { queryLanguages: ['en'], removeStopWords: ['en'] }

/** Whether a text has four words or more: names of the platform that are stop words are shorter. */
const isSentence = (text: string): boolean => /(?:\S+\s+){3}\S/.test(text)

/** How questions begin, where more follows. */
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
/** What people add to what they look for, where something precedes. */
const addition = new RegExp(
  String.raw`(?<=\S)(?:\s+(?:${[
    '(?:browser\\s+)?(?:support|compatibility|polyfill|examples?|tutorials?)',
    "(?:(?:is|are|does|do)(?:n['’]t|\\s+not)|not)\\s+work(?:ing|s)?(?:\\s+(?:properly|correctly))?",
    '(?:in|with|for)\\s+(?:react|vue|angular|svelte|next\\.?js)',
  ].join('|')}))+\s*$`,
  'i',
)

/** A query without the phrases around what it asks for: "how to center text", "subgrid browser support". */
function withoutPhrases(typed: string): string {
  const asked = typed.replace(opening, '')
  const rest = asked.replace(addition, '')
  return asked === typed && isShort(rest)
    ? rest
    : rest.replace(/(?<=\s|^)(?:an?|the|my)\s+(?=\S)/gi, '')
}

const isShort = (text: string): boolean => !/\S\s+\S+\s+\S/.test(text)

/** Variables of examples, with the name that the data has for what they hold. */
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

/** A declaration of a style sheet, "aspect-ratio: 16 / 9;". */
const declaration = /^(\s*[a-z-]+):\s+(\S.*?);?(\s*)$/

/** A declaration without its colon and its figures: its property and what of the value is a name. */
function withoutFigures(typed: string): string {
  const [, name, value = '', space = ''] = declaration.exec(typed) ?? []
  if (name === undefined) return typed
  const names = value.split(/\s+/).filter((word) => /^[^\d#/]/.test(word))
  return [name, ...names].join(' ') + space
}

/** Code without the arguments of its calls. Where there were some, the names of a chain stand apart. */
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

/** What the flags of a regular expression are called. */
const flagNames: ReadonlyMap<string, string> = new Map([
  ['d', 'hasIndices'],
  ['s', 'dotAll'],
  ['u', 'unicode'],
  ['v', 'unicodeSets'],
  ['y', 'sticky'],
])

/** `/a+/v` → "RegExp unicodeSets"; undefined for another word. */
function wordsOfPattern(word: string): string | undefined {
  const flags = /^\/.+\/([dgimsuvy]*)$/.exec(word)?.[1]
  return flags === undefined
    ? undefined
    : ['RegExp', ...Array.from(flags).flatMap((flag) => flagNames.get(flag) ?? [])].join(' ')
}
