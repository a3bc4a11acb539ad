import type { Detected, Detection } from './context.ts'
import table from './css.json' with { type: 'json' }

const tableOf = (words: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map(Object.entries(words))

/** By key: an argument of the selector. */
const selectors = tableOf(table.selectors)

/** By key: a declaration with the function, or with a word that is only valid beside others. */
const declarations = tableOf(table.declarations)

/** By key: a query with a value, where browsers do not know the media feature without one. */
const queries = tableOf(table.queries)

/** Keys that name no word of CSS, but how a property behaves. */
const untested: ReadonlySet<string> = new Set(table.untested)

/** Properties that accept any name, so that every keyword is valid everywhere. */
const takesAnyName =
  /^(?:animation(?:-name)?|color-scheme|container(?:-name)?|counter-.+|font(?:-family)?|grid-(?:area|column|row)(?:-start|-end)?|list-style(?:-type)?|page|transition(?:-property)?|view-transition-.+|will-change)$/

/** Keywords that browsers accept without honouring them in all contexts. */
const notTold =
  /^(?:(?:page-)?break-(?:after|before): avoid|(?:align|justify|place)-items: anchor-center|size: .+)$/

/** At-rules cannot be tested in all browsers. */
export const detectCss: Detection = (entry) => {
  const { key, segments, name, kind } = entry
  const declaration = declarations.get(key)
  if (declaration !== undefined) return `@supports (${declaration})`
  if (kind === 'CSS property') return propertyTest(name)
  if (kind === 'Property value') return untested.has(key) ? undefined : keywordTest(name)
  if (kind === 'Media feature') return mediaTest(entry)
  return segments[1] === 'selectors' && segments.length === 3 ? selectorTest(entry) : undefined
}

function propertyTest(name: string): string | undefined {
  // "size" is a descriptor, and some prefixed names are only read.
  const isProperty = /^-?[a-z][a-z-]*$/.test(name) && name !== 'size'
  return isProperty && name !== '-webkit-mask-composite'
    ? `@supports (${name}: initial)`
    : undefined
}

function keywordTest(name: string): string | undefined {
  const [, property = ''] = /^(-?[a-z-]+): -?[a-z][a-z0-9-]*$/.exec(name) ?? []
  if (property === '' || takesAnyName.test(property) || notTold.test(name)) return undefined
  return `@supports (${name})`
}

function mediaTest({ key, name }: Detected): string | undefined {
  const query = queries.get(key) ?? /\([a-z][a-z-]*\)/.exec(name)?.[0]
  if (query === undefined || query === '(calc)' || query === '(color-index)') return undefined
  // Exactly one of the two holds if the feature is known; otherwise both are false.
  return `matchMedia('not all and ${query}, ${query}').matches`
}

/** Pseudo-classes of pages, which match no element. */
const pagePseudos = new Set([':blank', ':first', ':left', ':right'])

function selectorTest({ key, name }: Detected): string | undefined {
  const [, selector = '', call] = /^(::?[a-z][a-z-]*)(\(\))?$/.exec(name) ?? []
  if (selector === '' || pagePseudos.has(selector)) return undefined
  if (call === undefined) return `@supports selector(${selector})`
  const argument = selectors.get(key)
  return argument && `@supports selector(${selector}(${argument}))`
}
