import type { Detection } from './context.ts'

const selectorArguments: ReadonlyMap<string, string> = new Map([
  [':active-view-transition-type', 'a'],
  [':dir', 'ltr'],
  [':has', 'a'],
  [':heading', '1'],
  [':host', 'a'],
  [':host-context', 'a'],
  [':is', 'a'],
  [':lang', 'en'],
  [':not', 'a'],
  [':nth-child', '1'],
  [':nth-last-child', '1'],
  [':nth-last-of-type', '1'],
  [':nth-of-type', '1'],
  [':state', 'a'],
  [':where', 'a'],
  ['::cue', 'a'],
  ['::highlight', 'a'],
  ['::part', 'a'],
  ['::picker', 'select'],
  ['::scroll-button', '*'],
  ['::slotted', 'a'],
  ['::view-transition-group', 'a'],
  ['::view-transition-image-pair', 'a'],
  ['::view-transition-new', 'a'],
  ['::view-transition-old', 'a'],
])

const functionDeclarations: ReadonlyMap<string, string> = new Map([
  ['abs()', 'width: abs(1px)'],
  ['acos()', 'rotate: acos(1)'],
  ['anchor()', 'top: anchor(bottom)'],
  ['anchor-size()', 'width: anchor-size(width)'],
  ['asin()', 'rotate: asin(1)'],
  ['atan()', 'rotate: atan(1)'],
  ['atan2()', 'rotate: atan2(1, 1)'],
  ['calc()', 'width: calc(1px + 1%)'],
  ['calc-size()', 'width: calc-size(auto, size)'],
  ['clamp()', 'width: clamp(1px, 2px, 3px)'],
  ['color()', 'color: color(srgb 0 0 0)'],
  ['color-mix()', 'color: color-mix(in srgb, red, blue)'],
  ['conic-gradient()', 'background: conic-gradient(red, blue)'],
  ['contrast-color()', 'color: contrast-color(red)'],
  ['cos()', 'scale: cos(0)'],
  ['cross-fade()', 'background: cross-fade(url(a), url(b))'],
  ['env()', 'width: env(a)'],
  ['exp()', 'scale: exp(1)'],
  ['hwb()', 'color: hwb(0 0% 0%)'],
  ['hypot()', 'width: hypot(1px, 1px)'],
  ['image-set()', 'background: image-set("a" 1x)'],
  ['lab()', 'color: lab(0 0 0)'],
  ['lch()', 'color: lch(0 0 0)'],
  ['light-dark()', 'color: light-dark(red, blue)'],
  ['log()', 'scale: log(1)'],
  ['max()', 'width: max(1px, 2px)'],
  ['min()', 'width: min(1px, 2px)'],
  ['mod()', 'width: mod(2px, 1px)'],
  ['oklab()', 'color: oklab(0 0 0)'],
  ['oklch()', 'color: oklch(0 0 0)'],
  ['pow()', 'scale: pow(1, 2)'],
  ['progress()', 'scale: progress(1, 0, 2)'],
  ['rem()', 'width: rem(2px, 1px)'],
  ['repeating-conic-gradient()', 'background: repeating-conic-gradient(red, blue)'],
  ['round()', 'width: round(1px, 2px)'],
  ['sign()', 'scale: sign(1)'],
  ['sin()', 'scale: sin(0)'],
  ['sqrt()', 'scale: sqrt(1)'],
  ['tan()', 'scale: tan(0)'],
])

/** Properties that accept any name, so that every keyword is valid everywhere. */
const takesAnyName =
  /^(?:animation(?:-name)?|color-scheme|container(?:-name)?|counter-.+|font(?:-family)?|grid-(?:area|column|row)(?:-start|-end)?|list-style(?:-type)?|page|transition(?:-property)?|view-transition-.+|will-change)$/

/** Segments that name a type of value, or a word that is only valid beside another. */
const noKeywords: ReadonlySet<string> = new Set(
  [
    'alphabetic animation background-clip background-origin background-size blur brightness cap',
    'column-height contrast drop-shadow each-line ex fill gradients grayscale hanging hue-rotate inset invert',
    'jump left length number oblique-angle only opacity path percentage percentages position-area ray right',
    'safe saturate sepia string two-values unsafe allow-keywords',
  ].flatMap((line) => line.split(' ')),
)

/** Keywords that browsers accept without honouring them in all contexts. */
const notTold =
  /^(?:(?:page-)?break-(?:after|before): avoid|(?:align|justify|place)-items: anchor-center|size: .+)$/

/** At-rules cannot be tested in all browsers. */
export const detectCss: Detection = ({ segments, name, kind }) => {
  if (kind === 'CSS property') return propertyTest(name)
  if (kind === 'Property value') return keywordTest(name)
  if (kind === 'Media feature') return mediaTest(name)
  if (kind === 'CSS function' && segments[1] === 'types') {
    const declaration = functionDeclarations.get(name)
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
  const argument = selectorArguments.get(selector)
  return argument && `@supports selector(${selector}(${argument}))`
}
