import type { CodeIndex } from '#check/analysis/code-index.ts'

/** Names of properties that the data has as entries of their own, and code as other names. */
const formerNames: ReadonlyMap<string, string> = new Map([
  ['color-adjust', 'print-color-adjust'],
  ['page-break-after', 'break-after'],
  ['page-break-before', 'break-before'],
  ['page-break-inside', 'break-inside'],
])

/** Properties of a rule that stand there under several names: former, prefixed or present ones. */
export function namedTwice(properties: Iterable<string>, index: CodeIndex): ReadonlySet<string> {
  const names = [...properties]
  // Most rules have none.
  if (!names.some((name) => isOtherName(name, index))) return none
  const groups = new Map<string, string[]>()
  for (const property of names) {
    const present = presentName(property, index)
    const group = groups.get(present)
    if (group === undefined) groups.set(present, [property])
    else group.push(property)
  }
  return new Set([...groups.values()].filter(({ length }) => length > 1).flat())
}

const none: ReadonlySet<string> = new Set()

const isOtherName = (property: string, index: CodeIndex): boolean =>
  (property.startsWith('-') && !property.startsWith('--')) ||
  formerNames.has(property) ||
  isUnderOther(property, index)

const prefix = /^-(?:webkit|moz|ms|o)-/

/** Whether a property is another one's under another name: "word-wrap". */
const isUnderOther = (property: string, index: CodeIndex): boolean =>
  index.get(`css.properties.${property}`)?.of !== undefined

/** The property that is meant: "gap" by "grid-gap", which the data has for grids. */
function presentName(property: string, index: CodeIndex): string {
  const of = index.get(`css.properties.${property}`)?.of
  const name = of?.split('.')[2] ?? property.replace(prefix, '')
  return formerNames.get(name) ?? name
}

/** Whether a value is meant for one engine: "-moz-fit-content". */
export const isPrefixed = (value: string): boolean => prefix.test(value)
