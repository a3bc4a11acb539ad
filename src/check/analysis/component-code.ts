import { type Collector, createCollector, type Embedding } from './finding.ts'
import type { CodePiece } from './markup-mask.ts'
import type { ScriptSyntax } from './scripts/script-parse.ts'
import { findInScript } from './scripts/script.ts'
import type { MarkupDialect } from './source-file.ts'

/** Code in the template of a component. */
export type TemplateCode = {
  readonly code: string
  readonly at: Embedding
  readonly isHandler?: boolean
}

/** What the code in a template can refer to, and how it is read. */
export type TemplateContext = {
  readonly dialect: MarkupDialect
  readonly syntax: ScriptSyntax
  /** Names that the component declares. */
  readonly declared: ReadonlySet<string>
}

/** Records what code in a template uses, or that it cannot be read. Returns whether it can. */
export function findInTemplateCode(
  { code, at, isHandler }: TemplateCode,
  context: TemplateContext,
  collector: Collector,
): boolean {
  if (code.replaceAll(/\/\*[\s\S]*?\*\//g, '').trim() === '') return true
  const names = localNames(code, context)
  const declaration = names.length === 0 ? '' : `var ${names.join(',')};`
  const forms = isHandler === true ? [expression, statements] : [expression]
  for (const [open, close] of forms) {
    const before = `${declaration}${open}`
    const probe = createCollector(collector.index)
    const { offset, ...place } = at
    const inner = offset === undefined ? place : { ...place, offset: offset - before.length }
    // A comment may end the code.
    const text = `${before}${code}\n${close}`
    findInScript(text, { ...inner, syntax: context.syntax }, probe)
    const isOnServer = context.dialect === 'astro'
    if (copyFindings(probe, collector, { isOnServer })) return true
  }
  collector.unread({ line: at.firstLine, what: 'expression' })
  return false
}

const expression = ['(', ')'] as const
const statements = ['{', '}'] as const

/**
 * Takes over what was found; returns whether the code could be read. Browsers do not run code of
 * the server.
 */
export function copyFindings(
  from: Collector,
  to: Collector,
  { isOnServer }: { readonly isOnServer: boolean },
): boolean {
  const all = from.all()
  const { findings, problems, unread, ownNames } = all
  if (problems.length > 0) return false
  to.include(all)
  for (const { key, ...use } of findings) {
    // Markup in the code reaches the page wherever the code runs.
    const isPossible = isOnServer && /^(?:api|javascript)\./.test(key)
    to.add(key, isPossible ? { ...use, certainty: 'possible' } : use)
  }
  for (const part of unread) to.unread(part)
  for (const code of from.embedded) to.embed(code)
  for (const name of ownNames) to.own(name)
  return true
}

/** Names that the code uses and that are the component's: not those of the page. */
function localNames(code: string, { dialect, declared }: TemplateContext): readonly string[] {
  const names = new Set(code.match(/(?<![\w$.])[a-z_$][\w$]*/gi))
  return [...names].filter(
    (name) =>
      !reserved.has(name) && (dialect === 'vue' ? !vueGlobals.has(name) : declared.has(name)),
  )
}

const reserved = new Set(
  `arguments async await break case catch class const continue debugger default delete do else
  enum eval export extends false finally for function if implements import in instanceof interface
  let new null of package private protected public return static super switch this throw true try
  typeof undefined var void while with yield as satisfies`.split(/\s+/),
)

/** The only names of the page that templates of Vue can use. */
const vueGlobals = new Set(
  `Array BigInt Boolean Date Error Infinity Intl JSON Map Math NaN Number Object RegExp Set String
  Symbol console decodeURI decodeURIComponent encodeURI encodeURIComponent isFinite isNaN parseFloat
  parseInt`.split(/\s+/),
)

const declarations = [
  /\b(?:let|const|var)\s+((?:\{[^}]*\}|\[[^\]]*\]|[\w$\s,])+)/g,
  /\b(?:function\*?|class|enum)\s+([\w$]+)/g,
  /\bimport\s+([^'"();]+?)\s+from\b/g,
  // Blocks of Svelte.
  /\{#each[^}]*?\sas\s+([^}]*)/g,
  /\{(?::then|:catch|#snippet|#await[^}]*?\b(?:then|catch))\s+([^}]*)/g,
  /\{@const\s+([^=]*)=/g,
  /\slet:([\w$]+)/g,
]

/** The names that a component declares anywhere. */
export function declaredNames(text: string): ReadonlySet<string> {
  const lists = declarations.flatMap((pattern) =>
    Array.from(text.matchAll(pattern), ([, list = '']) => list),
  )
  return new Set(lists.flatMap((list) => list.match(/[a-z_$][\w$]*/gi) ?? []))
}

/** The expression in a block or tag of Svelte: "list" of "#each list as item". */
export function svelteExpression({ code, codeStart }: CodePiece): CodePieceCode | undefined {
  const mark = /^\s*(?:[#:@/]\s*(?:else\s+if|[a-z]+)\b\s*|\.\.\.)?/.exec(code)?.[0] ?? ''
  const name = mark.trim()
  if (/^(?:\/|#snippet|:(?!else\s+if))/.test(name)) return undefined
  let inner = code.slice(mark.length)
  if (name === '#each') inner = inner.replace(/\sas\s(?:(?!\sas\s)[\s\S])*$/, '')
  if (name === '#await') inner = inner.replace(/\s(?:then|catch)\b[\s\S]*$/, '')
  if (name === '@debug') return undefined
  return { code: inner, start: codeStart + mark.length }
}

type CodePieceCode = { readonly code: string; readonly start: number }
