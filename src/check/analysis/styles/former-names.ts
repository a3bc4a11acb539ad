import type { CodeIndex } from '#check/analysis/code-index.ts'

/** Former names of properties, which stand beside the present one for older browsers. */
const formerNames: ReadonlyMap<string, string> = new Map([
  ['color-adjust', 'print-color-adjust'],
  ['grid-column-gap', 'column-gap'],
  ['grid-gap', 'gap'],
  ['grid-row-gap', 'row-gap'],
  ['inset-area', 'position-area'],
  ['motion-distance', 'offset-distance'],
  ['motion-path', 'offset-path'],
  ['motion-rotation', 'offset-rotate'],
  ['offset-rotation', 'offset-rotate'],
  ['page-break-after', 'break-after'],
  ['page-break-before', 'break-before'],
  ['page-break-inside', 'break-inside'],
  ['position-try-options', 'position-try-fallbacks'],
  ['scroll-snap-margin', 'scroll-margin'],
  ['word-wrap', 'overflow-wrap'],
])

/** Properties of a rule that stand there under several names: former, prefixed or present ones. */
export function namedTwice(properties: Iterable<string>, index: CodeIndex): ReadonlySet<string> {
  const names = [...properties]
  // Most rules have none.
  if (!names.some(isOtherName)) return none
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

const isOtherName = (property: string): boolean =>
  (property.startsWith('-') && !property.startsWith('--')) || formerNames.has(property)

const prefix = /^-(?:webkit|moz|ms|o)-/

function presentName(property: string, index: CodeIndex): string {
  const plain = property.startsWith('-') ? property.replace(prefix, '') : property
  const of = plain === property ? undefined : index.get(`css.properties.${property}`)?.of
  const name = of?.replace('css.properties.', '') ?? plain
  return formerNames.get(name) ?? name
}

/** Whether a value is meant for one engine: "-moz-fit-content". */
export const isPrefixed = (value: string): boolean => prefix.test(value)
