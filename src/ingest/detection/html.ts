import type { DetectionContext, Detection } from './context.ts'

/** Browsers parse or list these without support, or support them without listing them. */
const notTold = new Set([
  'link.rel.expect',
  'link.rel.manifest',
  'object.codebase',
  'selectedcontent',
  'template.shadowrootslotassignment',
])

export const detectHtml: Detection = ({ segments, name, kind }, context) => {
  const [, section, element = '', attribute, deeper] = segments
  if (kind === 'Input type') {
    const [, type] = /^<input type="([a-z-]+)">$/.exec(name) ?? []
    // Firefox knew the type long before it had a control for it.
    if (type === undefined || type === 'datetime-local') return undefined
    return `Object.assign(document.createElement('input'), { type: '${type}' }).type === '${type}'`
  }
  if (section === 'global_attributes' && attribute === undefined) {
    const property = reflected(element, 'HTMLElement', context)
    return property && `'${property}' in HTMLElement.prototype`
  }
  if (section !== 'elements' || notTold.has(segments.slice(2).join('.'))) return undefined
  if (!context.elements.get(element)?.startsWith('HTML')) return undefined
  if (attribute === undefined) {
    return `!(document.createElement('${element}') instanceof HTMLUnknownElement)`
  }
  if (element === 'link' && attribute === 'rel' && /^[a-z-]+$/.test(deeper ?? '')) {
    return segments.length === 5
      ? `document.createElement('link').relList.supports('${deeper}')`
      : undefined
  }
  if (deeper !== undefined || kind !== 'Attribute') return undefined
  const property = reflectedBy(attribute, context.elements.get(element), context)
  return property && `'${property}' in document.createElement('${element}')`
}

/** All elements inherit from these, so their properties prove nothing for one element. */
const common = new Set(['HTMLElement', 'Element', 'Node', 'EventTarget'])

/** The property on an interface or its specific ancestors. */
function reflectedBy(
  attribute: string,
  owner: string | undefined,
  context: DetectionContext,
): string | undefined {
  if (owner === undefined || common.has(owner)) return undefined
  if (reflected(attribute, 'HTMLElement', context) !== undefined) return undefined
  const parent = context.exposure.globals.get(owner)?.parent
  return reflected(attribute, owner, context) ?? reflectedBy(attribute, parent, context)
}

/** The property with an attribute's spelling, in any case: "readonly" → "readOnly". */
function reflected(
  attribute: string,
  owner: string,
  { members }: DetectionContext,
): string | undefined {
  const wanted = attribute.replaceAll('-', '').toLowerCase()
  const found = [...(members.get(owner) ?? [])].find(([member, kind]) => {
    return kind === 'property' && member.toLowerCase() === wanted
  })
  return found?.[0]
}
