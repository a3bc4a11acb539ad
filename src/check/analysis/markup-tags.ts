import { type Fate, fateWith } from './account.ts'
import { type AttributeMeaning, meaningOf, textsIn } from './component-attributes.ts'
import { findInTemplateCode, type TemplateContext } from './component-code.ts'
import { type Collector, type Embedding, type Span, spanIn } from './finding.ts'
import { tagUses } from './markup-forms.ts'
import { attributeClass, attributeUses, elementClass, elementKey } from './markup-keys.ts'
import type { CodePiece } from './markup-mask.ts'
import { findInScript } from './scripts/script.ts'
import { findInStyleObject } from './style-objects.ts'
import { conditionFindings } from './styles/style-conditions.ts'
import { findInDeclarations } from './styles/style-sheet.ts'
import { declarationUses } from './styles/style-values.ts'

/** An attribute of a tag. Offsets are those of the markup. */
export type Attribute = {
  readonly name: string
  /** As it is written in the markup; without references to characters. */
  readonly value: string
  readonly start: number
  /** Absent if the value does not stand in the markup as it is. */
  readonly valueStart?: number
}

export type Tag = {
  readonly name: string
  readonly start: number
  readonly attributes: readonly Attribute[]
  /** Names of the elements around it, from the outside. */
  readonly open: readonly string[]
}

/** Markup that is being read. */
export type Document = {
  readonly at: Embedding
  readonly collector: Collector
  readonly template: TemplateContext
  readonly lineAt: (offset: number) => number
  /** Reads markup within the markup. */
  readonly read: (text: string, at: Embedding) => void
  /** By its offset, code that stands for an attribute, a value or a text. */
  readonly pieceAt: (offset: number) => CodePiece | undefined
}

/** Records what a tag uses: its element, its attributes and the code in them. */
export function findInTag(tag: Tag, document: Document): void {
  const { collector, template } = document
  const { name, attributes, open } = tag
  // In frameworks, names with a capital are those of components.
  const isOfPage = template.dialect === 'html' || template.dialect === 'template'
  const isComponent = !isOfPage && /^[A-Z]|\./.test(name)
  const end = tag.start + 1 + name.length
  if (isComponent) {
    account({ is: 'custom', kind: 'element', name }, { start: tag.start + 1, end }, document)
    for (const attribute of attributes) {
      findInCode(attribute, meaningOf(attribute.name, attribute.value, template.dialect), document)
    }
    return
  }
  const element = elementKey(name, collector.index, isInDrawing(open))
  if (element !== undefined) add(element, { start: tag.start + 1, end }, document)
  const is = element === undefined ? elementClass(name) : 'entry'
  account({ is, kind: 'element', name }, { start: tag.start + 1, end }, document)
  for (const attribute of attributes) findInAttribute(attribute, element, document)
  if (element !== undefined) findTogether(tag, element, document)
}

function isInDrawing(open: readonly string[]): boolean {
  const frame = open.findLast((name) => name === 'svg' || name === 'foreignObject')
  return frame === 'svg'
}

function add(key: string, span: Span, { at, collector, lineAt }: Document): void {
  collector.add(key, { line: lineAt(span.start), ...spanIn(at, span), guards: at.guards })
}

function account(fate: Fate, span: Span, { at, collector, lineAt }: Document): void {
  collector.account(fate, () => ({ line: lineAt(span.start), ...spanIn(at, span) }))
}

/** The name of an attribute, where it stands. */
const nameSpan = ({ name, start }: Attribute): Span => ({ start, end: start + name.length })

/** A part of the value if it stands in the markup, or the name. */
function valueSpan(attribute: Attribute, part: Span | undefined): Span {
  const { valueStart } = attribute
  return part === undefined || valueStart === undefined
    ? nameSpan(attribute)
    : { start: valueStart + part.start, end: valueStart + part.end }
}

function findInAttribute(given: Attribute, element: string | undefined, document: Document): void {
  const { collector, template, pieceAt } = document
  const shorthand = pieceAt(given.start)
  const attribute =
    shorthand === undefined
      ? given
      : { name: shorthand.code, value: '', start: shorthand.codeStart }
  if (shorthand !== undefined && !/^[\w-]+$/.test(attribute.name)) {
    return account({ is: 'custom', kind: 'attribute', name: given.name }, nameSpan(given), document)
  }
  const meaning = meaningOf(attribute.name, attribute.value, template.dialect)
  const code = findInCode(attribute, meaning, document)
  if (meaning.event !== undefined) findEvent(meaning.event, element, { attribute, document })
  const values = code === undefined ? [attribute.value] : textsIn(code)
  if (meaning.property !== undefined) {
    const declared = { property: meaning.property, value: values[0] ?? '' }
    const { uses, fates } = declarationUses(declared, collector)
    for (const { key } of uses) add(key, nameSpan(attribute), document)
    for (const fate of fates) account(fate, nameSpan(attribute), document)
  }
  if (code === undefined) findInLanguage(attribute, document)
  const { name } = meaning
  const found: string[] = []
  for (const value of name === undefined ? [] : values.length === 0 ? [''] : values) {
    for (const { key, span } of attributeUses(
      { element, name: name ?? '', value },
      collector.index,
    )) {
      found.push(key)
      add(key, valueSpan(attribute, code === undefined ? span : undefined), document)
    }
  }
  const known = { element, name: name ?? '', value: '' }
  const otherwise = name === undefined ? 'custom' : attributeClass(known, collector.index)
  const fate = { is: fateWith(found, otherwise), kind: 'attribute', name: attribute.name } as const
  account(fate, nameSpan(attribute), document)
}

/** Reads code that is the value of an attribute, and returns it. */
function findInCode(
  attribute: Attribute,
  { isCode, isHandler = false, before = '' }: AttributeMeaning,
  document: Document,
): string | undefined {
  const { template, collector, at, lineAt, pieceAt } = document
  const { name, value, start, valueStart } = attribute
  const piece = valueStart === undefined ? undefined : pieceAt(valueStart)
  const isPiece = piece !== undefined && piece.end - piece.start === value.length
  // Pieces are read as such, wherever they stand.
  if (isPiece) {
    if (name === 'style')
      findInStyleObject(piece.code, inFile(document, piece.codeStart), collector)
    return piece.code
  }
  if (isCode !== true || value === '') return undefined
  const line = lineAt(valueStart ?? start)
  if (template.dialect !== 'vue') {
    collector.unread({ line, what: 'expression' })
    return value
  }
  const offset = valueStart === undefined ? undefined : valueStart + before.length
  const place =
    offset === undefined || at.offset === undefined
      ? { firstLine: line, guards: at.guards }
      : { firstLine: lineAt(offset), guards: at.guards, offset: at.offset + offset }
  const code = value.slice(before.length)
  findInTemplateCode({ code, at: place, isHandler }, template, collector)
  if (/^(?::|v-bind:)style$/.test(name)) findInStyleObject(code, place, collector)
  return code
}

/** The place of code that begins at an offset of the markup. */
function inFile({ at, lineAt }: Document, start: number): Embedding {
  const offset = at.offset === undefined ? {} : { offset: at.offset + start }
  return { firstLine: lineAt(start), guards: at.guards, ...offset }
}

type EventPlace = { readonly attribute: Attribute; readonly document: Document }

/** An event of the element's interface; components have events of their own. */
function findEvent(
  event: string,
  element: string | undefined,
  { attribute, document }: EventPlace,
): void {
  const { index } = document.collector
  if (element === undefined) return
  let type = index.interfaceOf(element.split('.').at(-1) ?? '') ?? 'HTMLElement'
  for (let parent: string | undefined = type; parent !== undefined;) {
    type = parent
    const key = `api.${type}.${event}_event`
    if (index.has(key)) return add(key, nameSpan(attribute), document)
    parent = index.parentOf(type)
  }
}

/** Style sheets, scripts and conditions in attributes. */
function findInLanguage(attribute: Attribute, document: Document): void {
  const { collector, at, lineAt } = document
  const { value, start, valueStart } = attribute
  const name = attribute.name.toLowerCase()
  const line = lineAt(valueStart ?? start)
  const place =
    valueStart === undefined ? { firstLine: line, guards: at.guards } : inFile(document, valueStart)
  if (name === 'style') findInDeclarations(value, place, collector)
  if (name === 'srcdoc') document.read(value, place)
  if (/^on[a-z]+$/.test(name)) findInScript(value, { ...place, syntax: 'js' }, collector)
  if (name !== 'media') return
  const { uses, fates } = conditionFindings('media', value, collector)
  for (const { key, span } of uses) add(key, valueSpan(attribute, span), document)
  for (const fate of fates) account(fate, valueSpan(attribute, fate.span), document)
}

/** Entries that several attributes show together. */
function findTogether(tag: Tag, element: string, document: Document): void {
  const { attributes, open, start } = tag
  const values = new Map(attributes.map(({ name, value }) => [name.toLowerCase(), value] as const))
  for (const { key, attribute } of tagUses({ element, values, open })) {
    const found = attributes.find(({ name }) => name.toLowerCase() === attribute)
    const span =
      found === undefined ? { start: start + 1, end: start + 1 + tag.name.length } : nameSpan(found)
    add(key, span, document)
  }
}
