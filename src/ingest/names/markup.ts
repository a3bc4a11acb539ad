import { codeDescription, isSpelling, lastSegment, named, subFeature } from './named.ts'
import type { Naming } from './named.ts'

/** Entries of `html`, `svg` and `mathml`: elements, their attributes, values of attributes. */
export const nameMarkup: Naming = (entry, context) => {
  const section = entry.segments[1]
  if (section === 'elements') return nameElement(entry, context)
  return section === 'global_attributes'
    ? nameGlobalAttribute(entry, context)
    : subFeature(entry, context)
}

/** Elements of SVG and MathML say so: some are called like those of HTML. */
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
    ? named(`${language}<${element} ${attribute}>`, 'Attribute')
    : named(`${language}<${element} ${attribute}="${value}">`, 'Attribute value')
}

/** Input types are keys such as "type_color", below them the attributes that go with the type. */
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

/** Entries of `manifests`: "display", "display: standalone". */
export const nameManifest: Naming = (entry, context) => {
  const [, , member = '', value] = entry.segments
  if (value === undefined) {
    return named(member, 'Manifest member', [`manifest ${member.replaceAll('_', ' ')}`])
  }
  return isSpelling(value)
    ? named(`${member}: ${value}`, 'Property value')
    : subFeature(entry, context)
}

/** Entries of `mediatypes`: "image/avif". */
export const nameMediaType: Naming = (entry, context) => {
  const [, family = '', type = '', deeper] = entry.segments
  if (deeper !== undefined) return subFeature(entry, context)
  return named(`${family}/${type}`, 'Media type', [`${type.toUpperCase()} ${family}`, type])
}
