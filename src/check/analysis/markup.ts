import { Parser } from 'htmlparser2'

import {
  copyFindings,
  declaredNames,
  findInTemplateCode,
  svelteExpression,
} from './component-code.ts'
import { type Collector, createCollector, type Embedding } from './finding.ts'
import { type Embedded, embeddedIn, findInEmbedded } from './markup-embedded.ts'
import { type CodePiece, maskBraces, type MaskedText, maskTemplate } from './markup-mask.ts'
import { type Attribute, type Document, findInTag } from './markup-tags.ts'
import { findInScript } from './scripts/script.ts'
import type { MarkupDialect } from './source-file.ts'

export type MarkupKind = {
  /** HTML if absent. */
  readonly dialect?: MarkupDialect
}

/** Records what a document uses, including its style sheets and scripts. */
export function findInMarkup(
  text: string,
  { dialect = 'html', ...at }: Embedding & MarkupKind,
  collector: Collector,
): void {
  const { text: masked, pieces } = masks[dialect](text)
  const document = documentOf(text, { at, dialect, pieces }, collector)
  if (dialect === 'astro') findInFrontMatter(text, at, collector)
  findInPieces(pieces, document)
  findInTags({ text, masked }, document)
}

const masks: Readonly<Record<MarkupDialect, (text: string) => MaskedText>> = {
  html: (text) => maskTemplate(text, 'html'),
  template: (text) => maskTemplate(text, 'template'),
  vue: (text) => maskBraces(text, '{{'),
  svelte: (text) => maskBraces(text, '{'),
  astro: (text) => maskBraces(withoutFrontMatter(text), '{'),
  mdx: (text) => maskBraces(text, '{'),
}

type Given = {
  readonly at: Embedding
  readonly dialect: MarkupDialect
  readonly pieces: readonly CodePiece[]
}

function documentOf(text: string, { at, dialect, pieces }: Given, collector: Collector): Document {
  const byOffset = new Map(pieces.map((piece) => [piece.start, piece] as const))
  const isTyped = dialect === 'astro' || /<script\b[^>]*\slang=["']?tsx?\b/i.test(text)
  return {
    at,
    collector,
    template: { dialect, syntax: isTyped ? 'ts' : 'js', declared: declaredNames(text) },
    lineAt: lineCounter(text, at.firstLine),
    read: (inner, place) => findInMarkup(inner, place, collector),
    pieceAt: (offset) => byOffset.get(offset),
  }
}

const frontMatter = /^\s*---[^\S\n]*\n([\s\S]*?)\n---[^\S\n]*(?:\n|$)/

const withoutFrontMatter = (text: string): string =>
  text.replace(frontMatter, (found) => found.replaceAll(/[^\n]/g, ' '))

/** It runs on the server or when the site is built, so browsers need none of it. */
function findInFrontMatter(text: string, at: Embedding, collector: Collector): void {
  const [found = '', code = ''] = frontMatter.exec(text) ?? []
  const start = found.indexOf(code)
  const probe = createCollector(collector.index)
  const inner = { ...at, firstLine: at.firstLine + text.slice(0, start).split('\n').length - 1 }
  const offset = at.offset === undefined ? undefined : at.offset + start
  const place = offset === undefined ? inner : { ...inner, offset }
  findInScript(code, { ...place, syntax: 'ts' }, probe)
  if (copyFindings(probe, collector, { isOnServer: true })) return
  for (const problem of probe.all().problems) collector.problem(problem)
}

/** Reads the code between braces, or says that the code of a template language is not read. */
function findInPieces(pieces: readonly CodePiece[], document: Document): void {
  const { at, collector, template, lineAt } = document
  for (const piece of pieces) {
    if (template.dialect === 'html' || template.dialect === 'template') {
      collector.unread({ line: lineAt(piece.start), what: 'expression' })
      continue
    }
    const { code, start } =
      template.dialect === 'svelte'
        ? (svelteExpression(piece) ?? { code: '', start: piece.codeStart })
        : {
            code: piece.code.replace(/^\s*\.\.\./, ''),
            start: piece.codeStart + spread(piece.code),
          }
    const offset = at.offset === undefined ? {} : { offset: at.offset + start }
    const place = { firstLine: lineAt(start), guards: at.guards, ...offset }
    const isRead = findInTemplateCode({ code, at: place }, template, collector)
    // Elements in it may have attributes or scripts that JSX does not allow.
    if (!isRead && template.dialect === 'astro' && code.includes('<')) {
      findInMarkup(code, { ...place, dialect: 'astro' }, collector)
    }
  }
}

/** The length of the mark before an object whose properties are attributes: "...props". */
const spread = (code: string): number => /^\s*\.\.\./.exec(code)?.[0].length ?? 0

type Texts = { readonly text: string; readonly masked: string }

function findInTags({ text, masked }: Texts, document: Document): void {
  const open: string[] = []
  let attributes: Attribute[] = []
  let embedded: Embedded | undefined
  let content = { start: 0, text: '' }
  const parser = new Parser(
    {
      onopentagname() {
        attributes = []
      },
      onattribute(name, value) {
        attributes.push(attributeAt({ name, value, start: parser.startIndex }, { text, masked }))
      },
      onopentag(name) {
        const tag = { name, start: parser.startIndex, attributes, open }
        if (!isFrame(tag, document)) findInTag(tag, document)
        embedded = embeddedIn(tag, document)
        open.push(name)
        content = { start: 0, text: '' }
      },
      ontext(part) {
        if (embedded === undefined) return
        if (content.text === '') content.start = parser.startIndex
        content.text += part
      },
      onclosetag() {
        open.pop()
        if (embedded !== undefined) findInEmbedded(embedded, contentOf(content, masked), document)
        embedded = undefined
      },
    },
    { lowerCaseTags: false, lowerCaseAttributeNames: false, recognizeSelfClosing: true },
  )
  parser.end(masked)
}

type Content = { readonly start: number; readonly text: string }

/** Whether the content stands in the markup as it is, without references to characters. */
function contentOf({ start, text }: Content, markup: string) {
  const isVerbatim = markup.startsWith(text, start)
  return { text, start, isVerbatim }
}

/** Top-level elements of a component frame its parts; those of Svelte and Astro are on the page. */
function isFrame(
  { name, open }: { readonly name: string; readonly open: readonly string[] },
  { template: { dialect } }: Document,
): boolean {
  if (open.length > 0 || dialect === 'html' || dialect === 'template') return false
  return name === 'script' || name === 'style' || (name === 'template' && dialect === 'vue')
}

/** An attribute with its value as it is written, and where the value begins. */
function attributeAt({ name, value, start }: Attribute, { text, masked }: Texts): Attribute {
  between.lastIndex = start + name.length
  const valueStart = start + name.length + (between.exec(masked)?.[0].length ?? 0)
  if (value === '' || !masked.startsWith(value, valueStart)) return { name, value, start }
  return { name, value: text.slice(valueStart, valueStart + value.length), start, valueStart }
}

const between = /\s*=\s*["']?/y

/** Returns the line of an offset; fast for offsets near the one before. */
function lineCounter(text: string, firstLine: number): (offset: number) => number {
  let [line, place] = [firstLine, 0]
  return (offset) => {
    for (; place < offset; place += 1) if (text[place] === '\n') line += 1
    for (; place > offset; place -= 1) if (text[place - 1] === '\n') line -= 1
    return line
  }
}
