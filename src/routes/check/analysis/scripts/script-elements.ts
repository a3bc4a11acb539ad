import type { Collector } from '#routes/check/analysis/finding.ts'
import { attributeKeys, elementKey } from '#routes/check/analysis/markup-keys.ts'
import { declarationUses } from '#routes/check/analysis/styles/style-values.ts'

import { stylePropertyKeys } from './script-guards.ts'
import type { WalkState } from './script-state.ts'
import { addKeys, contextOf, walkAll } from './script-state.ts'
import type { ScriptNode } from './script-tree.ts'
import { childrenIn, literalText, nodeIn, nodesIn, propertyName, textIn } from './script-tree.ts'

export function findInElement(node: ScriptNode, state: WalkState, { index }: Collector): void {
  if (node.type !== 'JSXOpeningElement') return walkParts(node, state)
  const name = textIn(nodeIn(node, 'name'), 'name')
  // Names of platform elements are lower case, names of components are not.
  const isOfPage = /^[a-z][\w]*$/.test(name)
  const element = isOfPage ? elementKey(name, index) : undefined
  if (element !== undefined) addKeys([element], node, state)
  for (const attribute of nodesIn(node, 'attributes')) {
    if (attribute.type !== 'JSXAttribute') state.walk(attribute, state)
    else findInAttribute(attribute, element, state)
  }
}

function walkParts(node: ScriptNode, state: WalkState): void {
  if (node.type === 'JSXIdentifier' || node.type === 'JSXClosingElement') return
  walkAll(childrenIn(node), state)
}

const spellings: ReadonlyMap<string, string> = new Map([
  ['className', 'class'],
  ['htmlFor', 'for'],
])

function findInAttribute(node: ScriptNode, element: string | undefined, state: WalkState): void {
  const given = textIn(nodeIn(node, 'name'), 'name')
  const value = nodeIn(node, 'value')
  if (element !== undefined && given !== '') {
    const name = spellings.get(given) ?? given
    const keys = attributeKeys(
      { element, name, value: literalText(value) ?? '' },
      state.collector.index,
    )
    addKeys(keys, node, state)
  }
  const expression = nodeIn(value, 'expression')
  if (given === 'style' && expression?.type === 'ObjectExpression') findInStyle(expression, state)
  walkAll([value], state)
}

function findInStyle(node: ScriptNode, state: WalkState): void {
  for (const property of nodesIn(node, 'properties')) {
    const name = propertyName(property)
    const [key] = stylePropertyKeys(name, contextOf(state))
    const text = literalText(nodeIn(property, 'value')) ?? ''
    const css = key?.replace('css.properties.', '')
    const uses =
      css === undefined ? [] : declarationUses({ property: css, value: text }, state.collector)
    addKeys(
      uses.map((use) => use.key),
      property,
      state,
    )
  }
}
