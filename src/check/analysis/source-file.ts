import { byWord } from './scripts/script-tree.ts'
import type { StyleSyntax } from './styles/compiled-text.ts'

/** A file or a paste of the visitor. */
export type SourceFile = {
  /** Its path if known: "src/site.css". */
  readonly name: string
  readonly text: string
}

/**
 * What markup may contain besides HTML: the syntax of a framework, or of a template language that
 * a server replaces.
 */
export type MarkupDialect = 'html' | 'vue' | 'svelte' | 'astro' | 'mdx' | 'template'

/** How a file is read. */
export type Language =
  | { readonly kind: 'styles'; readonly syntax: StyleSyntax }
  | { readonly kind: 'script'; readonly syntax: 'js' | 'ts' | 'tsx' }
  | { readonly kind: 'markup'; readonly dialect: MarkupDialect }
  | { readonly kind: 'text'; readonly isMdx: boolean }

export const css = { kind: 'styles', syntax: 'css' } as const
const html = { kind: 'markup', dialect: 'html' } as const
const template = { kind: 'markup', dialect: 'template' } as const
export const js = { kind: 'script', syntax: 'js' } as const
const ts = { kind: 'script', syntax: 'ts' } as const
const tsx = { kind: 'script', syntax: 'tsx' } as const

const languages = byWord<Language>([
  ['css pcss postcss', css],
  ['scss', { kind: 'styles', syntax: 'scss' }],
  ['less', { kind: 'styles', syntax: 'less' }],
  ['html htm xhtml svg', html],
  ['vue', { kind: 'markup', dialect: 'vue' }],
  ['svelte', { kind: 'markup', dialect: 'svelte' }],
  ['astro', { kind: 'markup', dialect: 'astro' }],
  ['php phtml ejs erb hbs handlebars mustache njk liquid twig jinja j2', template],
  ['md markdown', { kind: 'text', isMdx: false }],
  ['mdx', { kind: 'text', isMdx: true }],
  ['js mjs cjs', js],
  ['jsx', tsx],
  ['ts mts cts', ts],
  ['tsx', tsx],
])

/** The extensions of files that can be checked. */
export const readableExtensions: readonly string[] = [...languages.keys()]

/** The language of a file by its extension, or of a code block by its name; undefined for others. */
export function languageOf(name: string): Language | undefined {
  return languages.get(extensionOf(name))
}

/** The extension of a file in lower case; empty if it has none. */
export const extensionOf = (name: string): string =>
  /\.([^./\\]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
