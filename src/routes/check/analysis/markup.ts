import { Parser } from 'htmlparser2'

import type { Collector, Embedding } from './finding.ts'
import { attributeKeys, elementKey } from './markup-keys.ts'
import { findInScript } from './scripts/script.ts'
import { conditionUses } from './styles/style-conditions.ts'
import { findInDeclarations, findInStyles } from './styles/style-sheet.ts'

/** Takes note of what a document uses, with the style sheets and scripts in it. */
export function findInMarkup(text: string, at: Embedding, collector: Collector): void {
  const lineAt = lineCounter(text, at.firstLine)
  let embedded: { readonly kind: 'script' | 'style'; readonly syntax: 'js' | 'ts' } | undefined
  let content = ''
  let contentLine = 1
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const line = lineAt(parser.startIndex)
        findInTag({ name, attributes, line }, collector, at)
        embedded = embeddedKind(name, attributes)
        content = ''
      },
      ontext(part) {
        if (embedded === undefined) return
        if (content === '') contentLine = lineAt(parser.startIndex)
        content += part
      },
      onclosetag() {
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

/** Tells lines by ever later places. */
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
  if (tag === 'style' && !/scss|less/.test(attributes['lang'] ?? '')) {
    return { kind: 'style', syntax: 'js' } as const
  }
  const isScript = type === '' || type === 'module' || /javascript|ecmascript/.test(type)
  if (tag !== 'script' || !isScript) return undefined
  return { kind: 'script', syntax: attributes['lang'] === 'ts' ? 'ts' : 'js' } as const
}

type Tag = { readonly name: string; readonly attributes: Attributes; readonly line: number }

function findInTag(
  { name, attributes, line }: Tag,
  collector: Collector,
  { guards }: Embedding,
): void {
  const element = elementKey(name, collector.index)
  if (element !== undefined) collector.add(element, { line, guards })
  for (const [attribute, value] of Object.entries(attributes)) {
    for (const key of attributeKeys({ element, name: attribute, value }, collector.index)) {
      collector.add(key, { line, guards })
    }
    if (attribute === 'style') findInDeclarations(value, { firstLine: line, guards }, collector)
    if (attribute === 'media') {
      for (const use of conditionUses('media', value, collector)) {
        collector.add(use.key, { line, guards })
      }
    }
  }
}
