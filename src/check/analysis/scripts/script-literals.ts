import { nodesIn, type ScriptNode, textIn } from './script-tree.ts'

const grammar = 'javascript.grammar'
const base = 'javascript.regular_expressions'
const flagsOf = 'javascript.builtins.RegExp'

/** The entries of the notation of a literal. */
export function literalKeys(node: ScriptNode): readonly string[] {
  const raw = textIn(node, 'raw')
  const regex: unknown = Reflect.get(node, 'regex')
  if (typeof regex === 'object' && regex !== null) {
    const [pattern, flags]: readonly unknown[] = [
      Reflect.get(regex, 'pattern'),
      Reflect.get(regex, 'flags'),
    ]
    return patternKeys(String(pattern), String(flags))
  }
  if (!/^\.?\d/.test(raw)) return escapeKeys(raw)
  return [
    ...(/^0b/i.test(raw) ? [`${grammar}.binary_numeric_literals`] : []),
    ...(/^0o/i.test(raw) ? [`${grammar}.octal_numeric_literals`] : []),
    ...(raw.includes('_') ? [`${grammar}.numeric_separators`] : []),
    ...(/\dn$/.test(raw) ? ['javascript.builtins.BigInt'] : []),
  ]
}

/** The entries of a template literal. */
export function templateKeys(node: ScriptNode): readonly string[] {
  const key = `${grammar}.template_literals`
  const isRaw = nodesIn(node, 'quasis').some((part) => {
    const value: unknown = Reflect.get(part, 'value')
    return typeof value === 'object' && value !== null && Reflect.get(value, 'cooked') === null
  })
  const escapes = nodesIn(node, 'quasis').flatMap((part) => escapeKeys(rawText(part)))
  return [key, ...(isRaw ? [`${key}.template_literal_revision`] : []), ...escapes]
}

function rawText(part: ScriptNode): string {
  const value: unknown = Reflect.get(part, 'value')
  const raw: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, 'raw') : ''
  return typeof raw === 'string' ? raw : ''
}

/** `\u{1F600}` in a string. */
const escapeKeys = (raw: string): readonly string[] =>
  raw.includes('\\u{') && /(?:^|[^\\])(?:\\\\)*\\u\{[\da-f]+\}/i.test(raw)
    ? [`${grammar}.unicode_point_escapes`, 'javascript.builtins.String.unicode_code_point_escapes']
    : []

/** A flag is supported exactly if its property exists. */
const flagKeys: ReadonlyMap<string, string> = new Map([
  ['d', `${flagsOf}.hasIndices`],
  ['s', `${flagsOf}.dotAll`],
  ['u', `${flagsOf}.unicode`],
  ['v', `${flagsOf}.unicodeSets`],
  ['y', `${flagsOf}.sticky`],
])

const forms: readonly (readonly [form: RegExp, key: string])[] = [
  [/\(\?<[=!]/, `${base}.lookbehind_assertion`],
  [/\(\?<(?![=!])/, `${base}.named_capturing_group`],
  [/\\k</, `${base}.named_backreference`],
  [/\(\?(?:[ims]+(?:-[ims]*)?|-[ims]+):/, `${base}.modifier`],
]

/** The entries that a regular expression uses. */
export function patternKeys(pattern: string, flags: string): readonly string[] {
  // In a character class or after a backslash, parentheses are literal.
  const structure = pattern.replaceAll(/\\[^k]/g, '').replaceAll(/\[[^\]]*\]/g, '')
  // A pattern that is no pattern has no use: text may be anything.
  if (countOf('(', structure) !== countOf(')', structure)) return []
  const isUnicode = /[uv]/.test(flags)
  const hasProperties = isUnicode && /\\[pP]\{[^{}]+\}/.test(pattern)
  const names = Array.from(structure.matchAll(/\(\?<([^=!>]+)>/g), ([, name]) => name)
  const isTwice = new Set(names).size < names.length
  return [
    ...(isTwice ? [`${base}.named_capturing_group.duplicate_named_capturing_groups`] : []),
    ...Array.from(flags, (flag) => flagKeys.get(flag)).flatMap((key) => key ?? []),
    ...forms.flatMap(([form, key]) => (form.test(structure) ? [key] : [])),
    ...(hasProperties ? [`${base}.unicode_character_class_escape`] : []),
    ...(isUnicode && /\\u\{/.test(pattern) ? [`${base}.character_escape.unicode`] : []),
  ]
}

const countOf = (sign: string, text: string): number => text.split(sign).length
