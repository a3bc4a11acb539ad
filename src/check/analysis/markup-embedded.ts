import { type Embedding, spanIn } from './finding.ts'
import { dataKeys } from './markup-forms.ts'
import type { Document, Tag } from './markup-tags.ts'
import type { ScriptSyntax } from './scripts/script-parse.ts'
import { findInScript } from './scripts/script.ts'
import type { StyleSyntax } from './styles/compiled-text.ts'
import { notCompiled } from './styles/preprocessed.ts'
import { findInStyles } from './styles/style-sheet.ts'

/** The content of an element in another language. */
export type Embedded =
  | { readonly kind: 'script'; readonly syntax: ScriptSyntax }
  | { readonly kind: 'style'; readonly syntax: StyleSyntax }
  /** A template in HTML for a script. */
  | { readonly kind: 'markup' }
  /** JSON whose names are entries: "importmap". */
  | { readonly kind: 'data'; readonly type: string }

/** The language of the content of an element; undefined for markup, data and unread languages. */
export function embeddedIn(tag: Tag, document: Document): Embedded | undefined {
  const { name, attributes, start } = tag
  const valueOf = (wanted: string) =>
    attributes
      .find((attribute) => attribute.name.toLowerCase() === wanted)
      ?.value.trim()
      .toLowerCase() ?? ''
  const unread = (what: 'script' | 'template') => {
    document.collector.unread({ line: document.lineAt(start), what })
  }
  switch (name.toLowerCase()) {
    case 'style':
      return embeddedStyle(valueOf('lang') || mediaName(valueOf('type')), tag, document)
    case 'script': {
      const { dialect } = document.template
      const syntax = scriptSyntax(valueOf('type'), valueOf('lang'), dialect === 'astro')
      if (syntax === 'unread') unread('script')
      return typeof syntax === 'string' ? undefined : syntax
    }
    case 'template':
      if (!/^(?:|html)$/.test(valueOf('lang'))) unread('template')
      return undefined
    default:
      return undefined
  }
}

/** "scss" of "text/x-scss". */
const mediaName = (type: string): string => type.replace(/^(?:text|application)\/(?:x-)?/, '')

const styleSyntaxes: ReadonlyMap<string, StyleSyntax> = new Map([
  ['', 'css'],
  ['css', 'css'],
  ['postcss', 'css'],
  ['pcss', 'css'],
  ['tailwindcss', 'css'],
  ['scss', 'scss'],
  ['less', 'less'],
])

const styleNames: ReadonlyMap<string, string> = new Map([
  ['sass', 'Sass'],
  ['styl', 'Stylus'],
  ['stylus', 'Stylus'],
])

function embeddedStyle(lang: string, { start }: Tag, document: Document): Embedded | undefined {
  const syntax = styleSyntaxes.get(lang)
  if (syntax !== undefined) return { kind: 'style', syntax }
  const message = notCompiled(styleNames.get(lang) ?? lang)
  document.collector.problem({ line: document.lineAt(start), message })
  return undefined
}

const scriptSyntaxes: ReadonlyMap<string, ScriptSyntax> = new Map([
  ['', 'js'],
  ['js', 'js'],
  ['javascript', 'js'],
  ['jsx', 'tsx'],
  ['ts', 'ts'],
  ['typescript', 'ts'],
  ['tsx', 'tsx'],
])

function scriptSyntax(type: string, lang: string, isTyped: boolean): Embedded | 'data' | 'unread' {
  if (type === 'importmap' || type === 'speculationrules') return { kind: 'data', type }
  if (/template|handlebars|mustache|html|x-tmpl/.test(type)) return { kind: 'markup' }
  if (/json|plain|shader|glsl|csv|markdown|mathjax|xml|yaml/.test(type)) return 'data'
  const name = lang === '' ? mediaName(type) : lang
  const isPlain =
    name === 'module' || name === 'babel' || name === 'text/partytown' || /ecmascript/.test(name)
  const syntax = isPlain ? 'js' : scriptSyntaxes.get(name.replace(/^javascript.*$/, 'javascript'))
  if (syntax === undefined) return 'unread'
  return { kind: 'script', syntax: isTyped && syntax === 'js' ? 'ts' : syntax }
}

type Content = {
  readonly text: string
  readonly start: number
  /** Whether it stands in the markup as it is. */
  readonly isVerbatim: boolean
}

/** Records what the content of an element uses. */
export function findInEmbedded(embedded: Embedded, content: Content, document: Document): void {
  const { collector } = document
  const at = embeddingOf(content, document)
  if (embedded.kind === 'style') {
    findInStyles(content.text, { ...at, syntax: embedded.syntax }, collector)
  } else if (embedded.kind === 'markup') {
    document.read(content.text, at)
  } else if (embedded.kind === 'script') {
    findInScript(content.text, { ...at, syntax: embedded.syntax }, collector)
  } else {
    for (const key of dataKeys(embedded.type, content.text, collector.index)) {
      const word = `"${key.split('.').at(-1)}"`
      const start = content.text.indexOf(word)
      const line = at.firstLine + content.text.slice(0, start).split('\n').length - 1
      const span = spanIn(at, { start, end: start + word.length })
      collector.add(key, { line, ...span, guards: at.guards })
    }
  }
}

function embeddingOf({ start, isVerbatim }: Content, { at, lineAt }: Document): Embedding {
  const offset = at.offset === undefined || !isVerbatim ? {} : { offset: at.offset + start }
  return { firstLine: lineAt(start), guards: at.guards, ...offset }
}
