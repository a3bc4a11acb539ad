import { withAskingWords } from './asking-words.ts'
import table from './forms.json' with { type: 'json' }

/** What may be asked of a thing. */
export const forms = [
  /** Whether it works, in the named browsers. */
  'support',
  /** Since which version. */
  'since',
  /** Which browsers have it. */
  'browsers',
  /** How many users have it. */
  'users',
  /** Whether it is Baseline, or safe to use. */
  'baseline',
  /** Whether it is deprecated, removed or not yet a standard. */
  'standing',
  /** What replaces it. */
  'successor',
] as const

export type Form = (typeof forms)[number]

/**
 * A way to ask. `pattern` is a regular expression for the whole text, in which `X` stands for the
 * words of the thing, `B` for one or more browsers, and a name in braces for words that may be
 * exchanged for each other or left out: a group of the table, or `asking.` and words of
 * `asking-words.json`.
 */
export type FormRule = {
  readonly form: Form
  readonly pattern: string
  /** A text that this rule reads, and no earlier one. */
  readonly example: string
  readonly isWithout?: boolean
}

const PLACE = String.raw`‹\d›`
const JOINED = `(?:${PLACE}(?:(?: ?,| and| or| &| plus| vs| {in})* ${PLACE})*)`

const groups: ReadonlyMap<string, string> = new Map(
  Object.entries(table.groups).map(([name, words]) => [name, withAskingWords(words)]),
)

/** Groups contain groups, which contain none. */
const DEPTH = 2

/** Whether words beside the name of a thing ask this of its Baseline status. */
export function askForBaseline(words: string, meaning: keyof typeof table.asks): boolean {
  return new RegExp(String.raw`\b(?:${table.asks[meaning]})\b`).test(words)
}

/**
 * The rules of `forms.json` in order of precedence, each with its regular expression, whose only
 * groups are the words of the thing.
 */
export const readers: readonly { readonly rule: FormRule; readonly pattern: RegExp }[] =
  table.forms.flatMap((rule) => {
    const form = forms.find((known) => known === rule.form)
    return form === undefined ? [] : [{ rule: { ...rule, form }, pattern: readerOf(rule.pattern) }]
  })

/** What asks for a view, by its name, as a pattern for the whole text. */
export const toolReaders = table.tools.map(({ tool, pattern }) => ({
  tool,
  pattern: readerOf(pattern),
}))

function readerOf(pattern: string): RegExp {
  let source = pattern.replaceAll(/\bB\b/g, JOINED)
  for (let depth = 0; depth < DEPTH; depth++) {
    source = source.replaceAll(/\{([a-z]+)\}/g, (whole, name: string) => groups.get(name) ?? whole)
  }
  return new RegExp(`^${source.replaceAll(/\bX\b/g, '(.+?)')}$`, 'u')
}
