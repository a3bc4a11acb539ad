import type { CompatEntry } from '#ingest/sources/compat-data.ts'

import {
  codeDescription,
  describedAs,
  humanise,
  isSpelling,
  lastSegment,
  mdnSegment,
  named,
  type Named,
  type Naming,
  type NamingContext,
  plainDescription,
  subFeature,
} from './named.ts'

export const nameCss: Naming = (entry, context) => {
  const section = entry.segments[1]
  if (section === 'properties') return nameProperty(entry, context)
  if (section === 'at-rules') return nameAtRule(entry, context)
  if (section === 'selectors') return nameSelector(entry, context)
  return nameType(entry, context)
}

/** "grid-template-columns", "display: grid". */
const nameProperty: Naming = (entry, context) => {
  const [, , property = '', value, deeper] = entry.segments
  if (value === undefined) {
    return property === 'custom-property'
      ? named('--*', 'CSS property', ['custom property', 'css variable'])
      : named(property, 'CSS property', [cssomName(property)])
  }
  const spelling = valueSpelling(entry)
  if (deeper !== undefined || spelling === undefined) return subFeature(entry, context)
  return named(`${property}: ${spelling}`, 'Property value')
}

/** "grid-template-columns" → "gridTemplateColumns", "-webkit-mask" → "webkitMask". */
function cssomName(property: string): string {
  return property
    .replace(/^-/, '')
    .replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
}

/** The spelling of an entry for a single value. */
function valueSpelling(entry: CompatEntry): string | undefined {
  const code = codeDescription(entry)
  if (code !== undefined) return code
  return isSpelling(lastSegment(entry)) ? lastSegment(entry) : undefined
}

/** "@container", "@media (hover)", "@font-face size-adjust". */
const nameAtRule: Naming = (entry, context) => {
  const [, , rule = '', inner, value, deeper] = entry.segments
  if (inner === undefined) return named(`@${rule}`, 'At-rule')
  if (deeper !== undefined || !isSpelling(lastSegment(entry))) return subFeature(entry, context)
  if (rule === 'media' && /media feature/.test(plainDescription(entry) ?? '')) {
    return named(`@media (${inner})`, 'Media feature', [inner])
  }
  if (value !== undefined) return nameAtRuleValue(entry, context)
  if (rule === 'media' && mdnSegment(entry) === inner) {
    return named(`@media (${inner})`, 'Media feature', [inner])
  }
  return context.css.descriptors.get(`@${rule}`)?.has(inner) === true
    ? named(`@${rule} ${inner}`, 'Descriptor', [inner])
    : subFeature(entry, context)
}

const nameAtRuleValue: Naming = (entry, context) => {
  const value = lastSegment(entry)
  if (context.parent?.kind === 'Media feature') {
    return named(context.parent.name.replace(/\)$/, `: ${value})`), 'Property value')
  }
  return context.parent?.kind === 'Descriptor'
    ? named(`${context.parent.name}: ${value}`, 'Property value')
    : subFeature(entry, context)
}

/** ":has()", "::before", "Type selectors". */
const nameSelector: Naming = (entry, context) => {
  if (entry.segments.length > 3) return subFeature(entry, context)
  const spelling = selectorSpelling(entry, context.css.selectors)
  if (spelling?.startsWith('::') === true)
    return named(spelling, 'Pseudo-element', [wordsOf(spelling)])
  if (spelling?.startsWith(':') === true)
    return named(spelling, 'Pseudo-class', [wordsOf(spelling)])
  return named(sentenceOf(entry), 'Selector', [describedAs(entry)])
}

function wordsOf(selector: string): string {
  return selector.replace(/^:+|\(\)$/g, '')
}

function sentenceOf(entry: CompatEntry): string {
  const text = humanise(mdnSegment(entry) ?? describedAs(entry))
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}

function selectorSpelling(entry: CompatEntry, known: ReadonlySet<string>): string | undefined {
  const segment = lastSegment(entry)
  const fromMdn = mdnSegment(entry)
  const candidates = [codeDescription(entry), fromMdn, `::${segment}`, `:${segment}`]
  const spelling = candidates.find(
    (candidate) =>
      candidate?.startsWith(':') === true &&
      (candidate === codeDescription(entry) ||
        candidate === fromMdn ||
        known.has(candidate) ||
        known.has(`${candidate}()`)),
  )
  if (spelling === undefined) return segment.startsWith('-') ? `::${segment}` : undefined
  return known.has(`${spelling}()`) && !known.has(spelling) ? `${spelling}()` : spelling
}

/** "clamp()", "<length>", "rem", "rgb()". */
const nameType: Naming = (entry, context) => {
  const segment = lastSegment(entry)
  if (entry.segments.length > 5) return subFeature(entry, context)
  const described = plainDescription(entry) ?? ''
  if (/\bunits?$/.test(described)) return nameUnit(described)
  if (entry.segments.length === 4 && dimensions.has(entry.segments[2] ?? ''))
    return nameUnit(`${/(?:\S+, )+\S+$/.exec(described)?.[0] ?? segment} units`)
  if (isFunction(entry, context)) return named(`${segment}()`, 'CSS function', callNames(entry))
  if (entry.segments.length > 3) {
    const spelling = valueSpelling(entry)
    if (spelling === undefined || entry.segments.length > 4) return subFeature(entry, context)
    const owner = context.parent?.name ?? entry.segments[2] ?? ''
    return named(`${owner}: ${spelling}`, 'Property value')
  }
  if (!isSpelling(segment)) return named(sentenceOf(entry), 'CSS type')
  return named(`<${segment}>`, 'CSS type', [segment])
}

/** "CSS min function"; "transform rotate" for a function of `<transform-function>`. */
function callNames({ segments }: CompatEntry): readonly string[] {
  const [, , group = '', call] = segments
  return call === undefined
    ? [`CSS ${group} function`]
    : [`CSS ${call} function`, `${group.replace(/-function$/, '')} ${call}`]
}

/** Values and functions share a level; descriptions of functions have parentheses. */
function isFunction(entry: CompatEntry, { css }: NamingContext): boolean {
  if (entry.segments.length > 4) return false
  const call = `${lastSegment(entry)}()`
  const described = plainDescription(entry)
  return described === undefined ? css.functions.has(call) : described.startsWith(call)
}

/** The types whose values are a number with a unit. */
const dimensions: ReadonlySet<string> = new Set([
  'angle',
  'frequency',
  'length',
  'resolution',
  'time',
])

/** "dvb, dvh, dvi units" → the names of the units. */
function nameUnit(described: string): Named {
  return named(described.replace(/ units?$/, ''), 'CSS unit', [described])
}
