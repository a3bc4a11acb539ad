import type { Detection } from './context.ts'
import table from './css.json' with { type: 'json' }

type Words = Readonly<Record<string, string>>

/** An argument of each selector, and a declaration with each function. */
const { selectors, functions }: Readonly<Record<'selectors' | 'functions', Words>> = table

/** Properties that accept any name, so that every keyword is valid everywhere. */
const takesAnyName =
  /^(?:animation(?:-name)?|color-scheme|container(?:-name)?|counter-.+|font(?:-family)?|grid-(?:area|column|row)(?:-start|-end)?|list-style(?:-type)?|page|transition(?:-property)?|view-transition-.+|will-change)$/

/** Segments that name a type of value, or a word that is only valid beside another. */
const noKeywords: ReadonlySet<string> = new Set(table.noKeywords)

/** Keywords that browsers accept without honouring them in all contexts. */
const notTold =
  /^(?:(?:page-)?break-(?:after|before): avoid|(?:align|justify|place)-items: anchor-center|size: .+)$/

/** At-rules cannot be tested in all browsers. */
export const detectCss: Detection = ({ segments, name, kind }) => {
  if (kind === 'CSS property') return propertyTest(name)
  if (kind === 'Property value') return keywordTest(name)
  if (kind === 'Media feature') return mediaTest(name)
  if (kind === 'CSS function' && segments[1] === 'types') {
    const declaration = functions[name]
    return declaration && `@supports (${declaration})`
  }
  return segments[1] === 'selectors' && segments.length === 3 ? selectorTest(name) : undefined
}

function propertyTest(name: string): string | undefined {
  // "size" is a descriptor, and some prefixed names are only read.
  const isProperty = /^-?[a-z][a-z-]*$/.test(name) && name !== 'size'
  return isProperty && name !== '-webkit-mask-composite'
    ? `@supports (${name}: initial)`
    : undefined
}

function keywordTest(name: string): string | undefined {
  const [, property = '', value = ''] = /^(-?[a-z-]+): (-?[a-z][a-z0-9-]*)$/.exec(name) ?? []
  if (value === '' || noKeywords.has(value)) return undefined
  if (takesAnyName.test(property) || notTold.test(name)) return undefined
  return `@supports (${name})`
}

function mediaTest(name: string): string | undefined {
  const [feature] = /\([a-z][a-z-]*\)/.exec(name) ?? []
  if (feature === undefined || feature === '(calc)' || feature === '(color-index)') return undefined
  // Exactly one of the two holds if the feature is known; otherwise both are false.
  return `matchMedia('not all and ${feature}, ${feature}').matches`
}

/** Pseudo-classes of pages, which match no element. */
const pagePseudos = new Set([':blank', ':first', ':left', ':right'])

function selectorTest(name: string): string | undefined {
  const [, selector = '', call] = /^(::?[a-z][a-z-]*)(\(\))?$/.exec(name) ?? []
  if (selector === '' || pagePseudos.has(selector)) return undefined
  if (call === undefined) return `@supports selector(${selector})`
  const argument = selectors[selector]
  return argument && `@supports selector(${selector}(${argument}))`
}
