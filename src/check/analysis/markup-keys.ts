import { isOfVendor, type PartClass } from './account.ts'
import type { CodeIndex } from './code-index.ts'
import type { Span } from './finding.ts'
import { valueForms } from './markup-forms.ts'

/**
 * The key of an HTML, SVG or MathML element; undefined for custom elements. `isInDrawing` prefers
 * SVG for names that exist in both languages.
 */
export function elementKey(
  name: string,
  index: CodeIndex,
  isInDrawing = false,
): string | undefined {
  const inHtml = `html.elements.${name.toLowerCase()}`
  const inSvg = `svg.elements.${name}`
  const first = isInDrawing ? [inSvg, inHtml] : [inHtml, inSvg]
  return [...first, `mathml.elements.${name}`].find((key) => index.has(key))
}

/** What an element is whose name the data does not have; a placeholder is part of what code puts there. */
export const elementClass = (name: string): PartClass =>
  /[-:]|__/.test(name) ? 'custom' : 'unknown'

type MarkupAttribute = {
  /** The element's key; undefined for custom elements, which have the global attributes. */
  readonly element: string | undefined
  readonly name: string
  readonly value: string
}

/** An entry of an attribute; with a span within the value if it is an entry of the value. */
export type AttributeUse = { readonly key: string; readonly span?: Span }

/** The entries of an attribute and its value. */
export function attributeKeys(attribute: MarkupAttribute, index: CodeIndex): readonly string[] {
  return attributeUses(attribute, index).map(({ key }) => key)
}

/** What an attribute is that has no entry. */
export function attributeClass(
  { element, name: given }: MarkupAttribute,
  index: CodeIndex,
): PartClass {
  const name = given.toLowerCase()
  // Elements of the page, and those that are not known, have attributes of their own.
  if (element === undefined || !/^[a-z][\w:-]*$/.test(name) || name.includes('__')) return 'custom'
  if (name.startsWith('aria-')) return isAria(name, index) ? 'plain' : 'unknown'
  if (plainAttributes.test(name)) return 'plain'
  if (isOfVendor(`-${name}`)) return 'vendor'
  // Libraries mark theirs: "v-if", "hx-get", "data:x".
  return /[-:]/.test(name) && !name.startsWith('accept') ? 'custom' : 'unknown'
}

/** Roles, handlers, namespaces, what drawings and their animations have, and names for programs that read documents. */
const plainAttributes =
  /^(?:role|fill|focusable|attribute(?:name|type)|begin|dur|end|repeat(?:count|dur)|on[a-z]+|xmlns(?::\w+)?|xml:\w+|xlink:\w+|version|viewbox|preserveaspectratio|item(?:id|prop|ref|scope|type)|about|prefix|property|resource|typeof|vocab|datatype|inlist)$/

const aria = new WeakMap<CodeIndex, ReadonlySet<string>>()

/** Whether an attribute is one that elements reflect: "aria-labelledby" as `ariaLabelledByElements`. */
function isAria(name: string, index: CodeIndex): boolean {
  const known =
    aria.get(index) ??
    new Set(
      Array.from(index.keys(), (key) =>
        /^api\.Element\.aria(\w+)$/.exec(key)?.[1]?.toLowerCase(),
      ).flatMap((member) =>
        member === undefined ? [] : [member, member.replace(/elements?$/, '')],
      ),
    )
  aria.set(index, known)
  return known.has(name.replace('aria-', '')) || /^aria-(?:dropeffect|grabbed)$/.test(name)
}

/** Caches results, because documents repeat attributes. */
const remembered = new WeakMap<CodeIndex, Map<string, readonly AttributeUse[]>>()

/** Longer values rarely repeat: addresses of images. */
const LONGEST_REMEMBERED = 100

/** The entries of an attribute and its value, with their places. */
export function attributeUses(
  attribute: MarkupAttribute,
  index: CodeIndex,
): readonly AttributeUse[] {
  const { element = '', name, value } = attribute
  if (value.length > LONGEST_REMEMBERED) return freshUses(attribute, index)
  const known = remembered.get(index) ?? new Map<string, readonly AttributeUse[]>()
  remembered.set(index, known)
  const text = `${element} ${name}=${value}`
  const uses = known.get(text) ?? freshUses(attribute, index)
  known.set(text, uses)
  return uses
}

function freshUses(
  { element = 'html', name: given, value }: MarkupAttribute,
  index: CodeIndex,
): readonly AttributeUse[] {
  const name = element.startsWith('html') ? given.toLowerCase() : given
  const whole = { start: 0, end: value.length }
  if (element === 'html.elements.input' && name === 'type') {
    return [{ key: `${element}.type_${value.trim().toLowerCase()}`, span: whole }]
  }
  if (name.startsWith('data-')) return [{ key: 'html.global_attributes.data_attributes' }]
  const [branch = ''] = element.split('.')
  const keys = [
    `${element}.${name}`,
    `${branch}.global_attributes.${name}`,
    `html.global_attributes.${name}`,
  ]
  const key = keys.find((each) => index.has(each))
  if (key === undefined) return []
  const words = Array.from(value.matchAll(/[^\s;,]+/g), ({ 0: word, index: start }) => ({
    key: `${key}.${word.toLowerCase()}`,
    span: { start, end: start + word.length },
  }))
  return [
    { key },
    ...words.filter((word) => index.get(word.key)?.kind === 'value'),
    ...valueForms(key, value).map((form) => ({ key: form, span: whole })),
  ]
}
