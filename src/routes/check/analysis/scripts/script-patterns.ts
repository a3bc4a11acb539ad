const base = 'javascript.regular_expressions'
const flagsOf = 'javascript.builtins.RegExp'

/** The entry that says whether objects have a property for a flag says whether there is the flag. */
const flagKeys: ReadonlyMap<string, string> = new Map([
  ['d', `${flagsOf}.hasIndices`],
  ['s', `${flagsOf}.dotAll`],
  ['u', `${flagsOf}.unicode`],
  ['v', `${flagsOf}.unicodeSets`],
  ['y', `${flagsOf}.sticky`],
])

/** What a regular expression may hold that not all browsers understand. */
const forms: readonly (readonly [form: RegExp, key: string])[] = [
  [/\(\?<[=!]/, `${base}.lookbehind_assertion`],
  [/\(\?<(?![=!])/, `${base}.named_capturing_group`],
  [/\\k</, `${base}.named_backreference`],
  [/\(\?[ims]*-?[ims]+:/, `${base}.modifier`],
]

/** The entries that a regular expression uses. */
export function patternKeys(pattern: string, flags: string): readonly string[] {
  // Within a class and behind a backslash, parentheses are letters.
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
