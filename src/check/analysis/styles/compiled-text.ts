import type { UnreadKind } from '#check/analysis/finding.ts'

/** The language of a style sheet that is read: CSS, or what is compiled to it. */
export type StyleSyntax = 'css' | 'tailwind' | 'scss' | 'less'

/** A part of a style sheet in CSS, as far as that is known before the sheet is compiled. */
export type PlainPart = {
  readonly text: string
  /** Whether the offsets of the part still hold. */
  readonly isAligned: boolean
  readonly unread: readonly UnreadKind[]
}

/** By name with its mark, the value of a variable that the sheet gives only one value. */
export type Variables = ReadonlyMap<string, string>

type Replacement = {
  readonly pattern: RegExp
  /** What stays unknown. */
  readonly what?: UnreadKind
  readonly by: (found: string) => string
  /** In selectors, it only names parameters. */
  readonly isOfValues?: true
}

const asWord = (found: string): string => '_'.repeat(found.length)
const asSpace = (found: string): string => ' '.repeat(found.length)

type Compiled = Exclude<StyleSyntax, 'css'>

/** Replacements keep the length, so that offsets in the result are offsets in the sheet. */
const replacements: Readonly<Record<Compiled, readonly Replacement[]>> = {
  scss: [
    { pattern: /#\{(?:[^{}]|\{[^{}]*\})*\}/g, what: 'interpolation', by: asWord },
    { pattern: /(?:[\w-]+\.)?\$[\w-]+/g, what: 'variable', by: asWord },
    { pattern: /!(?:default|global)\b/g, by: asSpace },
    // Functions of modules: "math.div(1px, 2)".
    { pattern: /(?<![\w.-])[a-z][\w-]*\.(?=[a-z][\w-]*\()/gi, by: asWord },
    // CSS has a function of this name, with colons.
    { pattern: /(?<![\w-])if(?=\([^:;]*\))/g, what: 'expression', by: asWord },
    // Sass computes these; of a single number only, the second.
    { pattern: /(?<![\w-])(?:abs(?=\()|round(?=\([^,]*\)))/g, by: asWord },
  ],
  tailwind: [
    {
      pattern: /(?<![\w-])(?:--(?:alpha|spacing|theme)|theme)(?=\()/g,
      what: 'expression',
      by: asWord,
    },
  ],
  less: [
    { pattern: /@\{[\w-]+\}/g, what: 'interpolation', by: asWord },
    { pattern: /~?`[^`]*`/g, what: 'expression', by: asWord },
    { pattern: /~(?:"[^"]*"|'[^']*')/g, by: (found) => `  ${found.slice(2, -1)} ` },
    { pattern: /@@?[\w-]+(?:\(\))?/g, what: 'variable', by: asWord, isOfValues: true },
    { pattern: /(?<![\w-])if(?=\([^:;]*\))/g, what: 'expression', by: asWord },
    // Less computes these, and its color() reads a text.
    {
      pattern: /(?<![\w-])(?:a?cos|a?sin|a?tan|abs|color|mod|pow|round|sqrt)(?=\()/g,
      by: asWord,
    },
  ],
}

/** In selectors: "%placeholder", "&-suffix", "when (default())". */
const selectorReplacements: readonly Replacement[] = [
  { pattern: /%(?=[a-z_-])/gi, by: () => '.' },
  { pattern: /&(?=[\w-])/g, by: asWord },
  { pattern: /\swhen\s[\s\S]*$/g, by: asSpace },
]

/** Text without any of these has nothing to replace. */
const special =
  /[$#@~`%&!]|(?:\w\.|\b(?:abs|a?cos|color|if|mod|pow|round|a?sin|sqrt|a?tan|theme)|--[ast]\w*)\S*\(/

/** Replaces what a preprocessor computes: by its value if the sheet gives it, or by a word. */
export function plainPart(
  text: string,
  { syntax, variables }: { readonly syntax: StyleSyntax; readonly variables: Variables },
  isSelector = false,
): PlainPart {
  if (syntax === 'css' || !special.test(text)) return { text, isAligned: true, unread: [] }
  const known = isSelector ? text : withValues(text, variables)
  const unread = new Set<UnreadKind>()
  let plain = known
  const all = [...replacements[syntax], ...(isSelector ? selectorReplacements : [])]
  for (const { pattern, what, by, isOfValues } of all) {
    if (isSelector && isOfValues === true) continue
    // What a string holds changes no entry.
    if (what !== undefined && withoutStrings(plain).search(pattern) !== -1) unread.add(what)
    plain = plain.replaceAll(pattern, by)
  }
  return { text: plain, isAligned: known === text, unread: [...unread] }
}

const withoutStrings = (text: string): string => text.replaceAll(/(?<!~)(?:"[^"]*"|'[^']*')/g, '""')

/** Values may name further variables. */
const MOST_STEPS = 5

function withValues(text: string, variables: Variables): string {
  let known = text
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const next = known.replaceAll(/(?<![\w.@-])[$@][\w-]+/g, (name) => variables.get(name) ?? name)
    if (next === known || next.length > LONGEST) return known
    known = next
  }
  return known
}

const LONGEST = 2000
