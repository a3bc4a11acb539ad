import type { AtRule } from 'postcss'

import type { UnreadKind } from '#check/analysis/finding.ts'

import type { StyleSyntax } from './compiled-text.ts'
import { isMarked, valueOf } from './style-dialects.ts'

/** An at-rule for a preprocessor: it leaves its block, and nothing of its own, in the CSS. */
export type Directive = {
  /** What it stands for, if that is unknown. */
  readonly what?: UnreadKind
  /** A value in it. */
  readonly value?: string
}

const scss = new Set(
  'at-root content debug each else error extend for forward function if mixin use warn while'.split(
    ' ',
  ),
)

/** Of these the compiler leaves the block, or nothing. */
const tailwind = new Set(
  'custom-variant reference responsive screen slot source theme utility variant variants'.split(
    ' ',
  ),
)

/** These stand for declarations that are written elsewhere. */
const tailwindSources = new Set(['apply', 'config', 'plugin', 'tailwind'])

type Known = { readonly syntax: StyleSyntax; readonly mixins: ReadonlySet<string> }

/** What an at-rule means to a preprocessor; undefined for an at-rule of CSS. */
export function directiveOf(rule: AtRule, { syntax, mixins }: Known): Directive | undefined {
  const name = rule.name.toLowerCase()
  if (syntax === 'tailwind') {
    if (tailwindSources.has(name)) return { what: 'directive' }
    return tailwind.has(name) ? {} : undefined
  }
  if (syntax === 'less') return lessDirective(rule, mixins)
  if (syntax !== 'scss') return undefined
  if (name === 'include') {
    const isOwn = mixins.has(/^[\w-]+/.exec(rule.params)?.[0] ?? '')
    return isOwn ? {} : { what: 'mixin' }
  }
  if (name === 'return') return { value: rule.params }
  // CSS has functions, too, whose names begin with two hyphens.
  if (name === 'function' && rule.params.startsWith('--')) return undefined
  if (name === 'import') return isCssImport(rule.params) ? undefined : {}
  return scss.has(name) ? {} : undefined
}

function lessDirective(rule: AtRule, mixins: ReadonlySet<string>): Directive | undefined {
  if (isMarked(rule, 'mixin')) {
    const name = /^[\w-]+/.exec(rule.name)?.[0] ?? ''
    return mixins.has(name) ? {} : { what: 'mixin' }
  }
  if (isMarked(rule, 'variable')) return { value: valueOf(rule) }
  // A call of a set of rules: "@rules();".
  if (rule.name.endsWith('()') || rule.params === '()') return { what: 'mixin' }
  if (rule.name === 'plugin') return { what: 'mixin' }
  return rule.name === 'import' && !isCssImport(rule.params) ? {} : undefined
}

/** Other imports are resolved when the sheet is compiled. */
const isCssImport = (params: string): boolean => /url\(|\.css\b|:\/\//.test(params)
