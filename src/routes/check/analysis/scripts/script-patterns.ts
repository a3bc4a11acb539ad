const base = 'javascript.regular_expressions'
const flagsOf = 'javascript.builtins.RegExp'

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
  [/\(\?[ims]*-?[ims]+:/, `${base}.modifier`],
]

/** The entries that a regular expression uses. */
export function patternKeys(pattern: string, flags: string): readonly string[] {
  // In a character class or after a backslash, parentheses are literal.
  const structure = pattern.replaceAll(/\\[^k]/g, '').replaceAll(/\[[^\]]*\]/g, '')
  const hasProperties = /[uv]/.test(flags) && /\\[pP]\{/.test(pattern)
  const names = Array.from(structure.matchAll(/\(\?<([^=!>]+)>/g), ([, name]) => name)
  const isTwice = new Set(names).size < names.length
  return [
    ...(isTwice ? [`${base}.named_capturing_group.duplicate_named_capturing_groups`] : []),
    ...Array.from(flags, (flag) => flagKeys.get(flag)).flatMap((key) => key ?? []),
    ...forms.flatMap(([form, key]) => (form.test(structure) ? [key] : [])),
    ...(hasProperties ? [`${base}.unicode_character_class_escape`] : []),
  ]
}
