import { type Collector, FILLER } from '#check/analysis/finding.ts'
import { findInStyles } from '#check/analysis/styles/style-sheet.ts'

import { eventUse } from './script-events.ts'
import { findLocal } from './script-scope.ts'
import { addUse, lineIn, type NodeVisitor, walkAll, type WalkState } from './script-state.ts'
import { type LocatedText, locatedText, fillMarkup, fillStyles } from './script-texts.ts'
import {
  bare,
  childrenIn,
  nodeIn,
  nodesIn,
  propertyName,
  type ScriptNode,
  textIn,
} from './script-tree.ts'

/** Visits a tagged template. Markup and style sheets in it are read; its expressions are code. */
export const walkTagged: NodeVisitor = (node, state) => {
  const [tag, quasi] = [nodeIn(node, 'tag'), nodeIn(node, 'quasi')]
  const kind = tag === undefined ? undefined : kindOf(tag, state)
  if (quasi !== undefined && kind === 'markup') findInMarkupTemplate(quasi, state)
  else if (quasi !== undefined && kind !== undefined) {
    readStyles(locatedText(quasi, state, fillStyles), state, kind === 'compiled')
  } else if (quasi !== undefined) reportUnknown(quasi, state)
  walkAll(childrenIn(node), state)
}

/** Visits a template. A comment before it may say what it holds, as editors read it. */
export const walkTemplate: NodeVisitor = (node, state) => {
  const { text } = state.source
  const [, kind] =
    comment.exec(text.slice(Math.max(0, node.start - LONGEST_COMMENT), node.start)) ?? []
  if (kind?.toLowerCase() === 'css') readStyles(locatedText(node, state, fillStyles), state)
  else if (kind !== undefined) findInMarkupTemplate(node, state)
  walkAll(childrenIn(node), state)
}

const comment = /\/\*\s*(html|svg|css)\s*\*\/\s*$/i

/** Characters; longer space before a template is unusual. */
const LONGEST_COMMENT = 60

type Kind = 'markup' | 'styles' | 'compiled'

const tags: ReadonlyMap<string, Kind> = new Map([
  ['html', 'markup'],
  ['svg', 'markup'],
  ['mathml', 'markup'],
  ['css', 'styles'],
  ['createGlobalStyle', 'compiled'],
  ['injectGlobal', 'compiled'],
  ['keyframes', 'compiled'],
])

/**
 * What a template holds, by its tag: html`…`, css`…`, styled.a`…`, styled(Link).attrs({})`…`.
 * Libraries with `styled` compile nested rules.
 */
function kindOf(tag: ScriptNode, state: WalkState): Kind | undefined {
  const root = rootOf(tag)
  const last = bare(tag)?.type === 'MemberExpression' ? propertyName(bare(tag) ?? tag) : ''
  if (root === 'styled') return 'compiled'
  const kind = tags.get(root) ?? tags.get(last)
  const from = findLocal(state.scope, root)?.from
  const isNative = from === undefined || from === '' || native.test(from)
  return kind === 'styles' && !isNative ? 'compiled' : kind
}

/** Modules whose css`…` is a style sheet as browsers read it. */
const native = /^(?:\.|lit(?:$|[-/])|@lit\/|@microsoft\/fast)/

/** The first name of a chain: "styled" of `styled(Link).attrs({})`. */
function rootOf(given: ScriptNode | undefined): string {
  const node = bare(given)
  const inner = nodeIn(node, 'object') ?? nodeIn(node, 'callee') ?? nodeIn(node, 'expression')
  return inner === undefined ? textIn(node, 'name') : rootOf(inner)
}

function findInMarkupTemplate(quasi: ScriptNode, state: WalkState): void {
  const code = locatedText(quasi, state, fillMarkup)
  if (code === undefined) return
  // Bindings of Lit: `?hidden=` sets the attribute, `.popover=` the property, `@click=` a listener.
  const text = code.text.replaceAll(bindings, '$1 ').replaceAll(listeners, `$1${FILLER}`)
  state.collector.embed({ ...code, language: 'html', text })
  const expressions = nodesIn(quasi, 'expressions')
  for (const [place, part] of nodesIn(quasi, 'quasis').entries()) {
    const found = /@([a-z]+)=["']?$/.exec(state.source.text.slice(part.start, part.end))
    const [expression, name] = [expressions[place], found?.[1]]
    if (expression === undefined || found === null || name === undefined) continue
    const use = eventUse('', name, state.collector.index)
    if (use !== undefined)
      addUse(use, nameBefore(expression, part.start + found.index + 1, name), state)
  }
}

/** A node for the name of a listener, in the line of its expression. */
const nameBefore = (expression: ScriptNode, start: number, name: string): ScriptNode =>
  Object.assign(
    { type: 'TemplateElement', start, end: start + name.length },
    { loc: Reflect.get(expression, 'loc') },
  )

const listeners = /(\s)@(?=[a-z][-\w]*=)/gi
const bindings = /(\s)[?.](?=[a-z][-\w]*=)/gi

/** Records what a style sheet in a string uses. */
export function readStyles(
  code: LocatedText | undefined,
  state: WalkState,
  isCompiled = false,
): void {
  if (code === undefined) return
  const { collector } = state
  findInStyles(code.text, code.at, isCompiled ? withoutNesting(collector) : collector)
}

/** Compilers of styles in scripts resolve nested rules. */
const withoutNesting = (collector: Collector): Collector => ({
  ...collector,
  add: (key, use) => key === 'css.selectors.nesting' || collector.add(key, use),
})

/** A template that looks like markup, in a syntax that is not known. */
function reportUnknown(quasi: ScriptNode, state: WalkState): void {
  const text = state.source.text.slice(quasi.start + 1, quasi.end - 1).trim()
  if (/^<[a-z!][^]*>$/i.test(text)) {
    state.collector.unread({ line: lineIn(quasi, state), what: 'template' })
  }
}
