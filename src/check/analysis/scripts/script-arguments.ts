import type { CodeIndex } from '#check/analysis/code-index.ts'
import { argumentPart, type ArgumentPart, argumentPosition } from '#contracts/code-arguments.ts'

import { addUse, type Use, type WalkState } from './script-state.ts'
import {
  bare,
  literalText,
  nodeIn,
  nodesIn,
  propertyName,
  type ScriptNode,
  textIn,
} from './script-tree.ts'

/** A function or property whose parts are looked for, and how sure it is that it is meant. */
type Owner = Pick<Use, 'certainty' | 'loose'> & { readonly keys: readonly string[] }

/**
 * Records the parts of a function that its arguments show: options, strings with a meaning of their
 * own, and arguments that were added later.
 */
export function findInArguments(use: Use, given: readonly ScriptNode[], state: WalkState): void {
  const other = otherOwners.get(use.key)
  if (other === undefined && state.collector.index.partsOf(use.key).length === 0) return
  const keys = [use.key, ...(other === undefined ? [] : [other])]
  const owner: Owner = { ...use, keys }
  for (const [position, argument] of given.entries()) {
    // What follows a spread may be anywhere.
    if (argument.type === 'SpreadElement') return
    for (const { key } of partsIn({ keys: [use.key] }, state)) {
      if (argumentPosition(key) === position && isGiven(key, argument)) {
        addUse(useOf(owner, key), argument, state)
      }
    }
    // Options may belong to the string before them: `getContext("2d", { alpha: true })`.
    keys.push(...findInValue(owner, argument, state))
  }
}

/** Where the entries of the arguments are, if not below the entry of the method. */
const otherOwners: ReadonlyMap<string, string> = new Map([
  ['api.Document.requestStorageAccess', 'api.Document.requestStorageAccess.types_parameter'],
  ['api.Permissions.query', 'api.Permissions'],
  ...['Aggregate', 'Eval', 'Range', 'Reference', 'Syntax', 'Type', 'URI'].map((kind) => {
    const built = 'javascript.builtins'
    return [`${built}.${kind}Error.${kind}Error`, `${built}.Error.Error`] as const
  }),
])

/** Records the part that the value of a property shows: `request.responseType = "json"`. */
export function findInSetValue(use: Use, value: ScriptNode, state: WalkState): void {
  const text = literalText(value)
  if (text === undefined) return
  findText({ ...use, keys: [use.key] }, { text, node: value }, state)
}

const useOf = ({ certainty, loose }: Owner, key: string): Use => ({
  key,
  ...(certainty !== undefined && { certainty }),
  ...(loose !== undefined && { loose }),
})

type Part = ArgumentPart & { readonly key: string }

const remembered = new WeakMap<CodeIndex, Map<string, readonly Part[]>>()

function partsIn({ keys }: Owner, { collector: { index } }: WalkState): readonly Part[] {
  const known = remembered.get(index) ?? new Map<string, readonly Part[]>()
  remembered.set(index, known)
  return keys.flatMap((key) => {
    const parts = known.get(key) ?? readParts(key, index)
    known.set(key, parts)
    return parts
  })
}

function readParts(owner: string, index: CodeIndex): readonly Part[] {
  return index.partsOf(owner).flatMap((key) => {
    const part = argumentPart(key.slice(key.lastIndexOf('.') + 1))
    return part === undefined ? [] : [{ ...part, key }]
  })
}

/** Records what an argument or the value of an option shows; returns the keys of it. */
function findInValue(owner: Owner, given: ScriptNode, state: WalkState): readonly string[] {
  const node = bare(given)
  const text = literalText(node)
  if (node === undefined) return []
  if (text !== undefined) return findText(owner, { text, node }, state)
  if (node.type === 'ObjectExpression') findInObject(owner, node, state)
  if (node.type === 'ArrayExpression') {
    for (const element of nodesIn(node, 'elements')) findInValue(owner, element, state)
  }
  return []
}

function findText(
  owner: Owner,
  { text, node }: { readonly text: string; readonly node: ScriptNode },
  state: WalkState,
): readonly string[] {
  const word = text.toLowerCase().replace(/^(?:image|text)\//, '')
  const found = partsIn(owner, state).filter(
    ({ form, name }) => (form === 'value' || form === 'any') && name.toLowerCase() === word,
  )
  for (const { key } of found) addUse(useOf(owner, key), node, state)
  return found.map(({ key }) => key)
}

function findInObject(owner: Owner, node: ScriptNode, state: WalkState): void {
  const properties = nodesIn(node, 'properties')
  const objects = partsIn(owner, state).filter(
    ({ form }) => form === 'object' && properties.length > 0,
  )
  for (const { key } of objects) addUse(useOf(owner, key), firstOf(node), state)
  const keys = [...owner.keys, ...objects.map(({ key }) => key)]
  const parts = partsIn({ ...owner, keys }, state)
  for (const property of properties) {
    const name = property.type === 'Property' ? propertyName(property) : ''
    const value = nodeIn(property, 'value')
    const found = parts.filter((part) => part.name === name && isOption(part))
    for (const { key } of found) addUse(useOf(owner, key), property, state)
    const inner = { ...owner, keys: found.map(({ key }) => key) }
    // The name of an algorithm or a permission: `{ name: "X25519" }`.
    const named = name === 'name' ? { ...owner, keys } : inner
    if (value !== undefined) findInValue(named, value, state)
  }
}

const isOption = ({ form }: ArgumentPart): boolean => form !== 'object' && form !== 'value'

/** An object literal is shown by its first property: it may be long. */
const firstOf = (node: ScriptNode): ScriptNode => nodesIn(node, 'properties')[0] ?? node

/**
 * Whether an argument is given for an entry, and not for options at the same position: a variable
 * may hold either.
 */
const isGiven = (key: string, node: ScriptNode): boolean =>
  beforeOptions.has(key)
    ? literalText(node) !== undefined || node.type === 'TemplateLiteral'
    : isValue(node)

const beforeOptions = new Set(['javascript.builtins.Error.Error.fileName_parameter'])

/** Whether an argument is given and is no object of options. */
const isValue = (node: ScriptNode): boolean =>
  node.type !== 'ObjectExpression' &&
  !(node.type === 'Identifier' && textIn(node, 'name') === 'undefined')
