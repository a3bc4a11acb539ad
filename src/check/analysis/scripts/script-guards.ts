import { anyTime, bothOf, eitherOf, type Guard } from '#check/analysis/finding.ts'

import { keysOf } from './script-entries.ts'
import {
  askedIn,
  comparisonOutcome,
  existence,
  nothing,
  type Outcome,
  ownedKeys,
  supportsOutcome,
  swapped,
  truthOutcome,
} from './script-questions.ts'
import {
  declarePattern,
  declareStatements,
  findLocal,
  MOST_PARTS,
  openScope,
  type TypeContext,
} from './script-scope.ts'
import {
  bare,
  fieldName,
  isExit,
  isFunction,
  nodeIn,
  nodesIn,
  propertyName,
  returnsIn,
  type ScriptNode,
  textIn,
} from './script-tree.ts'
import { typeOf } from './script-types.ts'

/** Determines what a test implies about support. */
export function outcomeOf(given: ScriptNode | undefined, context: TypeContext): Outcome {
  const node = bare(given)
  if (node === undefined) return nothing
  switch (node.type) {
    case 'UnaryExpression': {
      if (textIn(node, 'operator') !== '!') return nothing
      return swapped(outcomeOf(nodeIn(node, 'argument'), context))
    }
    case 'LogicalExpression':
      return logicalOutcome(node, context)
    case 'BinaryExpression':
      return equalityOutcome(node, context)
    case 'CallExpression':
      return callOutcome(node, context)
    case 'Identifier':
      return identifierOutcome(node, context)
    case 'MemberExpression': {
      const keys = keysOf(node, context)
      return keys.length > 0
        ? truthOutcome(keys, context)
        : yesOf(memberTruth(node, false, context))
    }
    case 'ConditionalExpression':
      return yesOf(chosenTruth(node, context))
    default:
      return nothing
  }
}

/** `test === true`, `false == test`, or another comparison. What is no boolean may differ from `true` and exist. */
function equalityOutcome(node: ScriptNode, context: TypeContext): Outcome {
  const sides = [bare(nodeIn(node, 'left')), bare(nodeIn(node, 'right'))]
  const place = sides.findIndex((side) => isBoolean(side))
  const operator = textIn(node, 'operator')
  if (place === -1 || !/^[!=]==?$/.test(operator)) return comparisonOutcome(node, context)
  const [value, asked] = [sides[place], sides[1 - place]]
  if (value === undefined) return nothing
  const { yes, no } = outcomeOf(asked, context)
  const found = outcome(yes, booleans.test(asked?.type ?? '') ? no : undefined)
  return isFalse(value) === operator.startsWith('!') ? found : swapped(found)
}

const booleans = /^(?:Binary|Call|Unary)Expression$/

const isBoolean = (node: ScriptNode | undefined): boolean =>
  /^(?:true|false)$/.test(textIn(node, 'raw')) ||
  (textIn(node, 'operator') === '!' && nodeIn(node, 'argument')?.type === 'Literal')

/** `test ? true : false`. */
function chosenTruth(node: ScriptNode, context: TypeContext): Guard {
  const { yes = anyTime, no = anyTime } = outcomeOf(nodeIn(node, 'test'), context)
  return eitherOf(
    bothOf(yes, truthOf(nodeIn(node, 'consequent'), context)),
    bothOf(no, truthOf(nodeIn(node, 'alternate'), context)),
  )
}

const yesOf = (guard: Guard): Outcome => outcome(told(guard), undefined)

/** Caches results: otherwise each operator of a chain would evaluate its prefix again. */
const remembered = new WeakMap<
  ScriptNode,
  { readonly scope: TypeContext['scope']; readonly result: Outcome }
>()

function logicalOutcome(node: ScriptNode, context: TypeContext): Outcome {
  const before = remembered.get(node)
  if (before?.scope === context.scope) return before.result
  const result = freshOutcome(node, context)
  remembered.set(node, { scope: context.scope, result })
  return result
}

function freshOutcome(node: ScriptNode, context: TypeContext): Outcome {
  const left = outcomeOf(nodeIn(node, 'left'), context)
  const right = outcomeOf(nodeIn(node, 'right'), context)
  if (textIn(node, 'operator') === '&&') {
    const no = merged(left.no, right.no, eitherOf)
    return outcome(joined(left.yes, right.yes), no)
  }
  if (textIn(node, 'operator') !== '||') return nothing
  return outcome(merged(left.yes, right.yes, eitherOf), joined(left.no, right.no))
}

const outcome = (yes: Guard | undefined, no: Guard | undefined): Outcome => ({
  ...(yes !== undefined && { yes }),
  ...(no !== undefined && { no }),
})

/** Both hold: either may be unknown. */
const joined = (a: Guard | undefined, b: Guard | undefined): Guard | undefined =>
  a === undefined || b === undefined ? (a ?? b) : bothOf(a, b)

/** One of them holds: known only if both are known. */
const merged = (
  a: Guard | undefined,
  b: Guard | undefined,
  merge: (a: Guard, b: Guard) => Guard,
): Guard | undefined => (a === undefined || b === undefined ? undefined : merge(a, b))

function callOutcome(node: ScriptNode, context: TypeContext): Outcome {
  const callee = bare(nodeIn(node, 'callee'))
  const parts = nodesIn(node, 'arguments')
  const asked = askedIn(callee, parts)
  if (asked !== undefined) return outcomeOf(asked, context)
  if (callee === undefined) return nothing
  if (isFunction(callee)) return yesOf(truthOfResult(callee, context))
  if (callee.type === 'Identifier') {
    const made = findLocal(context.scope, textIn(callee, 'name'))?.made
    if (made === undefined) return nothing
    const passed = passedOn(made, parts)
    return passed === undefined ? yesOf(truthOfResult(made, context)) : outcomeOf(passed, context)
  }
  if (callee.type !== 'MemberExpression') return nothing
  const owned = ownedKeys(callee, parts, context)
  if (owned.length > 0) return existence(owned)
  if (propertyName(callee) !== 'supports') return yesOf(memberTruth(callee, true, context))
  return supportsOutcome(callee, parts, context)
}

/** The argument that a function of the code returns: `function cached(name, value) { store[name] = value; return value }`. */
function passedOn(made: ScriptNode, parts: readonly ScriptNode[]): ScriptNode | undefined {
  const names = new Set(returnsIn(nodeIn(made, 'body') ?? made).map((each) => textIn(each, 'name')))
  const place = nodesIn(made, 'params').findIndex((each) => names.has(textIn(each, 'name') || '-'))
  return names.size === 1 ? parts[place] : undefined
}

function identifierOutcome(node: ScriptNode, context: TypeContext): Outcome {
  const guard = told(findLocal(context.scope, textIn(node, 'name'))?.guard ?? anyTime)
  return guard === undefined ? truthOutcome(keysOf(node, context), context) : { yes: guard }
}

/** The guard that holds where an expression is true: without an alternative if it never is. */
export function truthOf(given: ScriptNode | undefined, context: TypeContext): Guard {
  const node = bare(given)
  return node === undefined || isFalse(node) ? [] : (outcomeOf(node, context).yes ?? anyTime)
}

/** Whether an expression is false in all browsers: `false`, `null`, `!1`, `void 0`. */
function isFalse(node: ScriptNode): boolean {
  if (node.type === 'Literal') return !('regex' in node) && !Reflect.get(node, 'value')
  if (node.type === 'Identifier') return textIn(node, 'name') === 'undefined'
  const argument = node.type === 'UnaryExpression' ? nodeIn(node, 'argument') : undefined
  const operator = textIn(node, 'operator')
  return (
    operator === 'void' || (operator === '!' && argument?.type === 'Literal' && !isFalse(argument))
  )
}

/** A guard that tells something; undefined without one. */
export const told = (guard: Guard): Guard | undefined =>
  guard.length > 0 && guard.every((keys) => keys.length > 0) ? guard : undefined

const truths = new WeakMap<ScriptNode, Guard>()

/** The guard of a node. What depends on itself tells nothing. */
function once(node: ScriptNode, make: () => Guard): Guard {
  const before = truths.get(node)
  if (before !== undefined) return before
  truths.set(node, anyTime)
  const guard = make()
  truths.set(node, guard)
  return guard
}

/** The guard that holds where a function of the code returns what is true. */
export function truthOfResult(made: ScriptNode, context: TypeContext): Guard {
  return once(made, () => freshTruth(made, context))
}

function freshTruth(made: ScriptNode, context: TypeContext): Guard {
  const scope = openScope(context.scope)
  for (const parameter of nodesIn(made, 'params')) declarePattern(parameter, scope)
  const body = nodeIn(made, 'body')
  const isBlock = body?.type === 'BlockStatement'
  if (isBlock) declareStatements(nodesIn(body, 'body'), scope)
  const inner = { ...context, scope }
  return isBlock ? returned([body], anyTime, inner) : truthOf(body, inner)
}

/** The alternatives under which statements return what is true, given the guard of their place. */
function returned(statements: readonly ScriptNode[], given: Guard, context: TypeContext): Guard {
  let path = given
  return statements.flatMap((statement) => {
    const [yes, after] = returnedBy(statement, path, context)
    path = after
    return yes
  })
}

/** The same of one statement, and the guard that holds after it. */
function returnedBy(
  statement: ScriptNode,
  path: Guard,
  context: TypeContext,
): readonly [Guard, Guard] {
  switch (statement.type) {
    case 'ReturnStatement':
      return [bothOf(path, truthOf(nodeIn(statement, 'argument'), context)), []]
    case 'BlockStatement':
      return [returned(nodesIn(statement, 'body'), path, context), path]
    case 'IfStatement': {
      const { yes = anyTime, no = anyTime } = outcomeOf(nodeIn(statement, 'test'), context)
      const [then, other] = [nodeIn(statement, 'consequent'), nodeIn(statement, 'alternate')]
      const [inThen, inElse] = [bothOf(path, yes), bothOf(path, no)]
      const found = eitherOf(
        then === undefined ? [] : returned([then], inThen, context),
        other === undefined ? [] : returned([other], inElse, context),
      )
      return [found, isExit(then) ? inElse : isExit(other) ? inThen : path]
    }
    case 'TryStatement': {
      const handler = nodeIn(nodeIn(statement, 'handler'), 'body')
      const parts = [nodeIn(statement, 'block'), handler].flatMap((part) => part ?? [])
      return [parts.flatMap((part) => returned([part], path, context)), path]
    }
    default:
      return [returnsIn(statement).every(isFalse) ? [] : path, neededBy(statement, path, context)]
  }
}

/** What comes after a statement needs what the statement calls: `new CloseWatcher(); return true`. */
function neededBy(statement: ScriptNode, path: Guard, context: TypeContext): Guard {
  const [declarator] = nodesIn(statement, 'declarations')
  const value = bare(nodeIn(statement, 'expression') ?? nodeIn(declarator, 'init'))
  const id = nodeIn(declarator, 'id')
  if (id?.type === 'Identifier') {
    const local = { type: typeOf(value, context), guard: truthOf(value, context) }
    context.scope.names.set(textIn(id, 'name'), local)
  }
  const isCalled = value?.type === 'NewExpression' || value?.type === 'CallExpression'
  const keys = isCalled ? keysOf(nodeIn(value, 'callee'), context) : []
  return keys.length === 0 ? path : bothOf(path, [keys])
}

/** The guard that holds where a member that the script gives a value is true, or what it returns. */
export function memberTruth(node: ScriptNode, isCalled: boolean, context: TypeContext): Guard {
  const parts = context.scope.members.get(fieldName(node)) ?? []
  if (parts.length === 0 || parts.length > MOST_PARTS) return anyTime
  return parts.flatMap((part) => {
    const value = nodeIn(part, 'value') ?? nodeIn(part, 'right')
    const isResult = isCalled || textIn(part, 'kind') === 'get'
    if (value === undefined || isFunction(value) !== isResult) return anyTime
    return isResult ? truthOfResult(value, context) : once(value, () => truthOf(value, context))
  })
}
