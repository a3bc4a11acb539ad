import type { CodeIndex } from './code-index.ts'

/**
 * The key of an HTML, SVG or MathML element; undefined for custom elements. `isInDrawing` prefers
 * SVG for names that exist in both languages.
 */
export function elementKey(
  name: string,
  index: CodeIndex,
  isInDrawing = false,
): string | undefined {
  const keys = [
    `html.elements.${name.toLowerCase()}`,
    `svg.elements.${name}`,
    `mathml.elements.${name}`,
  ]
  return (isInDrawing ? keys.toReversed() : keys).find((key) => index.has(key))
}

type MarkupAttribute = {
  /** The element's key; undefined for custom elements, which have the global attributes. */
  readonly element: string | undefined
  readonly name: string
  readonly value: string
}

/** The entries of an attribute and its value. */
export function attributeKeys(
  { element = 'html', name: given, value }: MarkupAttribute,
  index: CodeIndex,
): readonly string[] {
  const name = element.startsWith('html') ? given.toLowerCase() : given
  if (element === 'html.elements.input' && name === 'type') {
    return [`${element}.type_${value.toLowerCase()}`]
  }
  if (name.startsWith('data-')) return ['html.global_attributes.data_attributes']
  const [branch = ''] = element.split('.')
  const keys = [
    `${element}.${name}`,
    `${branch}.global_attributes.${name}`,
    `html.global_attributes.${name}`,
  ]
  const key = keys.find((each) => index.has(each))
  if (key === undefined) return []
  const words = value
    .toLowerCase()
    .split(/[\s;]+/)
    .filter((word) => word !== '')
  return [
    key,
    ...words.map((word) => `${key}.${word}`).filter((each) => index.get(each)?.kind === 'value'),
  ]
}
