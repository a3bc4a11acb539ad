import { fateWith } from '#check/analysis/account.ts'
import type { CodeIndex } from '#check/analysis/code-index.ts'
import {
  attributeClass,
  attributeKeys,
  elementClass,
  elementKey,
} from '#check/analysis/markup-keys.ts'
import { declarationUses } from '#check/analysis/styles/style-values.ts'

import { addCaller } from './script-callers.ts'
import { stylePropertyKeys } from './script-entries.ts'
import { eventUse } from './script-events.ts'
import { embed, readSheet } from './script-sinks.ts'
import {
  accountFor,
  addFound,
  addKeys,
  addUse,
  contextOf,
  lineIn,
  type NodeVisitor,
  walkAll,
  type WalkState,
} from './script-state.ts'
import { isValued } from './script-texts.ts'
import {
  bare,
  childrenIn,
  literalText,
  nodeIn,
  nodesIn,
  propertyName,
  type ScriptNode,
  textIn,
} from './script-tree.ts'

/** Visits a part of JSX, and records the elements and attributes of the platform. */
export const findInElement: NodeVisitor = (node, state) => {
  if (node.type === 'JSXIdentifier' || node.type === 'JSXClosingElement') return
  if (node.type === 'JSXElement') findInContent(node, state)
  if (node.type !== 'JSXOpeningElement') return walkAll(childrenIn(node), state)
  const tag = nodeIn(node, 'name')
  const name = textIn(tag, 'name')
  // Names of platform elements are lower case, names of components are not.
  const isOfPage = /^[a-z][-\w]*$/.test(name)
  if (!isOfPage) addCaller(name, state)
  const key = isOfPage ? elementKey(name, state.collector.index) : undefined
  if (key !== undefined && tag !== undefined) addKeys([key], tag, state)
  const otherwise = isOfPage ? elementClass(name) : 'custom'
  accountFor({ is: key === undefined ? otherwise : 'entry', kind: 'element', name }, node, state)
  for (const attribute of nodesIn(node, 'attributes')) {
    if (attribute.type === 'JSXAttribute') {
      if (isOfPage) findInAttribute(attribute, { name, key }, state)
      walkAll([nodeIn(attribute, 'value')], state)
      continue
    }
    if (isOfPage) reportUnread(attribute, state)
    state.walk(attribute, state)
  }
}

/** `<style>{`a { gap: 1px }`}</style>`. */
function findInContent(node: ScriptNode, state: WalkState): void {
  const name = textIn(nodeIn(nodeIn(node, 'openingElement'), 'name'), 'name')
  if (name !== 'style' && name !== 'script') return
  for (const child of nodesIn(node, 'children')) {
    const expression = nodeIn(child, 'expression')
    if (expression === undefined || expression.type === 'JSXEmptyExpression') continue
    if (name === 'style') readSheet(expression, state)
    else embed('js', expression, state)
  }
}

type PageElement = {
  readonly name: string
  /** The key of its entry; undefined for custom elements. */
  readonly key: string | undefined
}

function findInAttribute(node: ScriptNode, element: PageElement, state: WalkState): void {
  const given = attributeName(nodeIn(node, 'name'))
  const value = nodeIn(node, 'value')
  const expression = bare(nodeIn(value, 'expression'))
  const text = attributeText(expression ?? value)
  const { index } = state.collector
  const keys = keysOfAttribute({ given, text: text ?? '' }, element, index)
  addKeys(keys, node, state)
  const known = { element: element.key, name: given, value: '' }
  const is = ofReact.has(given) ? 'custom' : fateWith(keys, attributeClass(known, index))
  accountFor({ is, kind: 'attribute', name: given }, node, state)
  if (/^on[A-Z]/.test(given)) findInHandler(node, given, { element, state })
  if (given === 'dangerouslySetInnerHTML') findInMarkupObject(expression, state)
  if (given === 'style' && expression?.type === 'ObjectExpression') findInStyle(expression, state)
  else if (text === undefined && expression !== undefined && isValued(given)) {
    reportUnread(node, state)
  }
}

/** What React and compilers of styles take for themselves. */
const ofReact = new Set(
  `key ref children css sx dangerouslySetInnerHTML suppressHydrationWarning suppressContentEditableWarning`.split(
    ' ',
  ),
)

/** The text that a literal becomes in markup: "0" of `rowSpan={0}`. */
function attributeText(node: ScriptNode | undefined): string | undefined {
  const value: unknown = node?.type === 'Literal' ? Reflect.get(node, 'value') : undefined
  return typeof value === 'number' ? String(value) : literalText(node)
}

/** "xlink:href". */
function attributeName(name: ScriptNode | undefined): string {
  if (name?.type !== 'JSXNamespacedName') return textIn(name, 'name')
  return `${textIn(nodeIn(name, 'namespace'), 'name')}:${textIn(nodeIn(name, 'name'), 'name')}`
}

/** Attributes that React names differently, not only by upper case. */
const spellings: ReadonlyMap<string, string> = new Map([
  ['acceptCharset', 'accept-charset'],
  ['className', 'class'],
  ['defaultChecked', 'checked'],
  ['defaultValue', 'value'],
  ['htmlFor', 'for'],
  ['httpEquiv', 'http-equiv'],
])

/** The entries of an attribute. Names of SVG may be in camel case for themselves, or for React. */
function keysOfAttribute(
  { given, text }: { readonly given: string; readonly text: string },
  { key: element }: PageElement,
  index: CodeIndex,
): readonly string[] {
  const name = spellings.get(given) ?? given
  const kebab = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  const names = [name, kebab, kebab.replace(/^(xlink|xml)[-:]/, '$1_')]
  const found = names.map((each) => attributeKeys({ element, name: each, value: text }, index))
  return found.find((keys) => keys.length > 0) ?? []
}

/** `onBeforeToggle`: an event of the element. */
function findInHandler(
  node: ScriptNode,
  given: string,
  { element, state }: { readonly element: PageElement; readonly state: WalkState },
): void {
  const { index } = state.collector
  const owner = index.interfaceOf(element.name) ?? 'HTMLElement'
  const whole = given === 'onDoubleClick' ? 'dblclick' : given.slice(2).toLowerCase()
  const use = eventUse(owner, whole, index) ?? eventUse(owner, whole.replace(/capture$/, ''), index)
  if (use !== undefined) addUse(use, nodeIn(node, 'name') ?? node, state)
}

/** `{ __html: "…" }`. */
function findInMarkupObject(node: ScriptNode | undefined, state: WalkState): void {
  const property =
    node?.type === 'ObjectExpression'
      ? nodesIn(node, 'properties').find((each) => propertyName(each) === '__html')
      : undefined
  embed('html', nodeIn(property, 'value') ?? node, state)
}

function findInStyle(node: ScriptNode, state: WalkState): void {
  for (const property of nodesIn(node, 'properties')) {
    if (property.type !== 'Property') reportUnread(property, state)
    const name = propertyName(property)
    if (name === '') continue
    const [key] = stylePropertyKeys(name, contextOf(state))
    const value = literalText(nodeIn(property, 'value')) ?? ''
    const css = key?.replace('css.properties.', '') ?? name
    addFound(declarationUses({ property: css, value }, state.collector), property, state)
  }
}

function reportUnread(node: ScriptNode, state: WalkState): void {
  state.collector.unread({ line: lineIn(node, state), what: 'interpolation' })
}
