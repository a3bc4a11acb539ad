import { Parser } from 'htmlparser2'

import type { Collector, Embedding } from './finding.ts'
import { attributeKeys, elementKey } from './markup-keys.ts'
import { findInScript } from './scripts/script.ts'
import { notCompiled } from './styles/preprocessed.ts'
import { conditionUses } from './styles/style-conditions.ts'
import { findInDeclarations, findInStyles } from './styles/style-sheet.ts'

export type MarkupKind = {
  /** Top-level `script`, `style` and `template` elements of a component are not on the page. */
  readonly isComponent: boolean
}

/** Records what a document uses, including its style sheets and scripts. */
export function findInMarkup(text: string, at: Embedding & MarkupKind, collector: Collector): void {
  const lineAt = lineCounter(text, at.firstLine)
  let embedded: { readonly kind: 'script' | 'style'; readonly syntax: 'js' | 'ts' } | undefined
  let content = ''
  let contentLine = 1
  const open: string[] = []
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const tag = { name, attributes, line: lineAt(parser.startIndex) }
        const isFrame = at.isComponent && open.length === 0 && frames.has(name)
        if (!isFrame) findInTag({ ...tag, isInDrawing: isInDrawing(open) }, collector, at)
        open.push(name)
        const compiled = name.toLowerCase() === 'style' ? styleLanguage(attributes) : undefined
        if (compiled !== undefined) {
          collector.problem({ line: tag.line, message: notCompiled(compiled) })
        }
        embedded = embeddedKind(name, attributes)
        content = ''
      },
      ontext(part) {
        if (embedded === undefined) return
        if (content === '') contentLine = lineAt(parser.startIndex)
        content += part
      },
      onclosetag() {
        open.pop()
        const inner = { ...at, firstLine: contentLine }
        if (embedded?.kind === 'style') findInStyles(content, inner, collector)
        if (embedded?.kind === 'script')
          findInScript(content, { ...inner, syntax: embedded.syntax }, collector)
        embedded = undefined
      },
    },
    { lowerCaseTags: false, lowerCaseAttributeNames: false, recognizeSelfClosing: true },
  )
  parser.end(text)
}

const frames = new Set(['script', 'style', 'template'])

function isInDrawing(open: readonly string[]): boolean {
  const frame = open.findLast((name) => name === 'svg' || name === 'foreignObject')
  return frame === 'svg'
}

/** Returns the line of an offset; offsets must not decrease between calls. */
function lineCounter(text: string, firstLine: number): (offset: number) => number {
  let [line, place] = [firstLine, 0]
  return (offset) => {
    for (; place < offset; place += 1) if (text[place] === '\n') line += 1
    return line
  }
}

type Attributes = Readonly<Record<string, string>>

function embeddedKind(name: string, attributes: Attributes) {
  const tag = name.toLowerCase()
  const type = attributes['type']?.toLowerCase() ?? ''
  if (tag === 'style') {
    return styleLanguage(attributes) === undefined
      ? ({ kind: 'style', syntax: 'js' } as const)
      : undefined
  }
  const isScript = type === '' || type === 'module' || /javascript|ecmascript/.test(type)
  if (tag !== 'script' || !isScript) return undefined
  return { kind: 'script', syntax: attributes['lang'] === 'ts' ? 'ts' : 'js' } as const
}

/** The preprocessor language of a style sheet; undefined for CSS. */
function styleLanguage(attributes: Attributes): string | undefined {
  const lang = attributes['lang']?.toLowerCase() ?? ''
  return styleLanguages.get(lang)
}

const styleLanguages: ReadonlyMap<string, string> = new Map([
  ['scss', 'SCSS'],
  ['sass', 'Sass'],
  ['less', 'Less'],
  ['styl', 'Stylus'],
  ['stylus', 'Stylus'],
])

type Tag = {
  readonly name: string
  readonly attributes: Attributes
  readonly line: number
  readonly isInDrawing: boolean
}

function findInTag(
  { name, attributes, line, isInDrawing: isDrawn }: Tag,
  collector: Collector,
  { guards, isComponent }: Embedding & MarkupKind,
): void {
  const element = elementKey(name, collector.index, isDrawn)
  if (element !== undefined) collector.add(element, { line, guards })
  for (const [attribute, value] of Object.entries(attributes)) {
    for (const key of attributeKeys({ element, name: attribute, value }, collector.index)) {
      collector.add(key, { line, guards })
    }
    const place = { line, guards, collector, isComponent }
    findInAttribute(attribute.toLowerCase(), value, place)
  }
  // Some input types support suggestions later than the attribute.
  const suggested = `${element}.type_${attributes['type']?.toLowerCase()}.list`
  if ('list' in attributes) collector.add(suggested, { line, guards })
}

type AttributePlace = MarkupKind &
  Pick<Embedding, 'guards'> & {
    readonly line: number
    readonly collector: Collector
  }

function findInAttribute(
  name: string,
  value: string,
  { line, guards, collector, isComponent }: AttributePlace,
): void {
  const at = { firstLine: line, guards }
  if (name === 'style') findInDeclarations(value, at, collector)
  // A component's event handlers are in its framework's syntax.
  if (!isComponent && /^on[a-z]+$/.test(name))
    findInScript(value, { ...at, syntax: 'js' }, collector)
  if (name !== 'media') return
  for (const { key } of conditionUses('media', value, collector)) {
    collector.add(key, { line, guards })
  }
}
