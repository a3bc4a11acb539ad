import type { CompatEntry } from '#ingest/sources/compat-data.ts'

import {
  codeDescription,
  isSpelling,
  lastSegment,
  named,
  type Naming,
  subFeature,
} from './named.ts'

/** Elements, attributes and their values, in HTML, SVG and MathML. */
export const nameMarkup: Naming = (entry, context) => {
  const section = entry.segments[1]
  if (section === 'elements') return nameElement(entry, context)
  return section === 'global_attributes'
    ? nameGlobalAttribute(entry, context)
    : subFeature(entry, context)
}

/** Distinguishes elements of SVG and MathML from those of HTML. */
const languageOf: ReadonlyMap<string, string> = new Map([
  ['svg', 'SVG '],
  ['mathml', 'MathML '],
])

const nameElement: Naming = (entry, context) => {
  const [branch = '', , element = '', attribute, value, deeper] = entry.segments
  const language = languageOf.get(branch) ?? ''
  if (attribute === undefined) {
    const tag = `<${element}>`
    return named(`${language}${tag}`, 'Element', [element, ...(language === '' ? [] : [tag])])
  }
  if (attribute.startsWith('type_') && element === 'input') {
    return nameInputType(entry, context)
  }
  if (deeper !== undefined || !isSpelling(lastSegment(entry))) return subFeature(entry, context)
  return value === undefined
    ? named(`${language}<${element} ${attribute}>`, 'Attribute', bareWord(entry))
    : named(`${language}<${element} ${attribute}="${value}">`, 'Attribute value')
}

/** The word of an attribute of HTML that is in use: others would come before what people mean by it ("scheme", "csp"). */
function bareWord({ segments: [branch, , , word = ''], statement: { status } }: CompatEntry) {
  const isInUse = status?.deprecated !== true && status?.experimental !== true
  return branch === 'html' && isInUse ? [word] : []
}

/** Keys of input types, such as "type_color", contain the type's attributes. */
const nameInputType: Naming = (entry, context) => {
  const [, , , key = '', attribute, deeper] = entry.segments
  const type = key.slice('type_'.length)
  if (attribute === undefined) {
    return named(`<input type="${type}">`, 'Input type', [`input ${type}`])
  }
  if (deeper !== undefined || !isSpelling(attribute)) return subFeature(entry, context)
  return named(`<input type="${type}" ${attribute}>`, 'Attribute')
}

const nameGlobalAttribute: Naming = (entry, context) => {
  const [branch = '', , attribute = '', value] = entry.segments
  const language = languageOf.get(branch) ?? ''
  if (value === undefined) {
    const spelling =
      codeDescription(entry) ?? attribute.replace(/^xml_/, 'xml:').replaceAll('_', ' ')
    return named(`${language}${spelling}`, 'Global attribute', [`${spelling} attribute`])
  }
  return isSpelling(value)
    ? named(`${language}${attribute}="${value}"`, 'Attribute value')
    : subFeature(entry, context)
}

/** "display", "display: standalone". */
export const nameManifest: Naming = (entry, context) => {
  const [, , member = '', value] = entry.segments
  if (value === undefined) {
    return named(member, 'Manifest member', [`manifest ${member.replaceAll('_', ' ')}`])
  }
  return isSpelling(value)
    ? named(`${member}: ${value}`, 'Property value')
    : subFeature(entry, context)
}

/** "image/avif". */
export const nameMediaType: Naming = (entry, context) => {
  const [, family = '', type = '', deeper] = entry.segments
  if (deeper !== undefined) return subFeature(entry, context)
  return named(`${family}/${type}`, 'Media type', [`${type.toUpperCase()} ${family}`, type])
}
