import { type EmbeddedCode, FILLER } from '#check/analysis/finding.ts'
import { findInDeclarations } from '#check/analysis/styles/style-sheet.ts'

import { patternKeys } from './script-literals.ts'
import { findLocal } from './script-scope.ts'
import { addKeys, contextOf, lineIn, type WalkState } from './script-state.ts'
import { readStyles } from './script-templates.ts'
import { locatedText, fillMarkup, fillStyles, namedText } from './script-texts.ts'
import {
  bare,
  isFunction,
  literalText,
  nodeIn,
  nodesIn,
  propertyName,
  type ScriptNode,
  textIn,
} from './script-tree.ts'
import { typeOf } from './script-types.ts'

/** Properties that take markup, and those whose text is code in a style or a script element. */
const markupProperties = new Set(['innerHTML', 'outerHTML', 'srcdoc'])
const textProperties = new Set(['innerHTML', 'innerText', 'text', 'textContent'])

/** Records what code in a string uses that is assigned to a member: `element.innerHTML = "…"`. */
export function findInAssigned(
  member: ScriptNode,
  value: ScriptNode | undefined,
  state: WalkState,
): void {
  const name = propertyName(member)
  const owner = typeOf(nodeIn(member, 'object'), contextOf(state))
  if (owner === 'HTMLStyleElement' && textProperties.has(name)) readSheet(value, state)
  else if (owner === 'HTMLScriptElement' && textProperties.has(name)) {
    embed('js', value, state)
  } else if (markupProperties.has(name)) embed('html', value, state)
}

/** Records what the options of a component hold: `template: "<p>…</p>"`, `styles: ["a {}"]`. */
export function findInProperty(node: ScriptNode, state: WalkState): void {
  const name = propertyName(node)
  const value = bare(nodeIn(node, 'value'))
  if (value === undefined || (name !== 'template' && name !== 'styles')) return
  if (name === 'template') return embedIfMarkup(value, state, 'component')
  const sheets = value.type === 'ArrayExpression' ? nodesIn(value, 'elements') : [value]
  for (const sheet of sheets) if (startOf(sheet).includes('{')) readSheet(sheet, state)
}

/** Methods that take markup, and the position of the argument. */
const markupMethods: ReadonlyMap<string, number> = new Map([
  ['insertAdjacentHTML', 1],
  ['setHTMLUnsafe', 0],
  ['setHTML', 0],
  ['createContextualFragment', 0],
  ['parseHTMLUnsafe', 0],
])

/** Methods that take markup or something else: of jQuery, and of the document. */
const maybeMarkup = new Set(
  '$ after append before html jQuery parseFromString prepend replaceWith'.split(' '),
)

const writers = new Set(['write', 'writeln'])

/** Records what code in a string uses that a method of an object takes. */
export function findInMethodText(
  callee: ScriptNode,
  parts: readonly ScriptNode[],
  state: WalkState,
): void {
  const name = propertyName(callee)
  const position = markupMethods.get(name)
  if (position !== undefined) embed('html', parts[position], state)
  if (maybeMarkup.has(name)) embedIfMarkup(parts[0], state)
  if (!writers.has(name) || typeOf(nodeIn(callee, 'object'), contextOf(state)) !== 'Document')
    return
  for (const part of parts) embed('html', part, state)
}

/** Records what code in a string uses that a function or a constructor takes: `eval("…")`. */
export function findInFunctionText(
  callee: ScriptNode,
  parts: readonly ScriptNode[],
  state: WalkState,
): void {
  const name = textIn(callee, 'name')
  if (maybeMarkup.has(name)) embedIfMarkup(parts[0], state)
  if (findLocal(state.scope, name) !== undefined) return
  const [first] = parts
  if (name === 'RegExp') findInPattern(parts, state)
  if (name === 'eval') embed('js', first, state)
  if (name === 'Function') embed('js', parts.at(-1), state)
  const isTimer = name === 'setTimeout' || name === 'setInterval'
  if (isTimer && isText(first)) embed('js', first, state)
}

/** `new RegExp("(?<year>[0-9]{4})", "u")`. */
function findInPattern([pattern, flags]: readonly ScriptNode[], state: WalkState): void {
  if (pattern === undefined) return
  const text = locatedText(pattern, state)?.text ?? ''
  const given = literalText(namedText(flags, state)) ?? ''
  addKeys(patternKeys(text, ''), pattern, state)
  if (flags !== undefined) addKeys(flagsOf(text, given), flags, state)
}

/** The entries of a pattern that are there because of its flags. */
function flagsOf(text: string, flags: string): readonly string[] {
  const without = new Set(patternKeys(text, ''))
  return patternKeys(text, flags).filter((key) => !without.has(key))
}

/** Reads a style sheet in a string. */
export function readSheet(value: ScriptNode | undefined, state: WalkState): void {
  const code = locatedText(value, state, fillStyles)
  if (code === undefined) reportUnread(value, state)
  // Markup in a style element asks how the browser reads it.
  else if (!/^\s*<[a-z]/i.test(code.text)) readStyles(code, state)
}

/** Reads declarations in a string: `element.style.cssText = "inset: 0"`. */
export function readDeclarations(value: ScriptNode | undefined, state: WalkState): void {
  const code = locatedText(value, state, fillStyles)
  if (code === undefined) reportUnread(value, state)
  else findInDeclarations(code.text, code.at, state.collector)
}

/** Keeps code in a string to be read, or reports that it is not known. */
export function embed(
  language: EmbeddedCode['language'],
  value: ScriptNode | undefined,
  state: WalkState,
): void {
  const code = locatedText(value, state, language === 'js' ? undefined : fillMarkup)
  // A script with gaps is no script. Gaps between joined strings are reported already.
  const hasGaps = language === 'js' && code?.text.includes(FILLER) === true
  if (code === undefined || (hasGaps && bare(value)?.type === 'TemplateLiteral')) {
    reportUnread(value, state)
  } else if (code.text !== '' && !hasGaps) state.collector.embed({ ...code, language })
}

function embedIfMarkup(
  value: ScriptNode | undefined,
  state: WalkState,
  language: 'component' | 'html' = 'html',
): void {
  if (/^\s*<[a-z!]/i.test(startOf(value))) embed(language, value, state)
}

/** The text that an expression begins with; empty if it begins with another expression. */
function startOf(given: ScriptNode | undefined): string {
  const node = bare(given)
  if (node?.type === 'BinaryExpression') return startOf(nodeIn(node, 'left'))
  const [first] = node?.type === 'TemplateLiteral' ? nodesIn(node, 'quasis') : []
  const value: unknown = first === undefined ? undefined : Reflect.get(first, 'value')
  const cooked: unknown =
    typeof value === 'object' && value !== null ? Reflect.get(value, 'cooked') : undefined
  return literalText(node) ?? (typeof cooked === 'string' ? cooked : '')
}

const isText = (node: ScriptNode | undefined): boolean =>
  node?.type === 'TemplateLiteral' || startOf(node) !== ''

/** Values that are no code: functions, and "null", which removes the content. */
function reportUnread(value: ScriptNode | undefined, state: WalkState): void {
  const node = bare(value)
  if (node === undefined || isFunction(node) || node.type === 'Literal') return
  state.collector.unread({ line: lineIn(node, state), what: 'expression' })
}
