import { fateWith } from '#check/analysis/account.ts'
import { type Collector, type Embedding, spanIn, TOO_DEEP } from '#check/analysis/finding.ts'

import { accountForMember, accountForName, ownGlobal } from './script-account.ts'
import { walkAssignment, walkDeclarator, walkFunction } from './script-bindings.ts'
import {
  walkBinary,
  walkBranches,
  walkChain,
  walkLogical,
  walkOwner,
  walkSwitch,
  walkTest,
  walkUnary,
} from './script-branches.ts'
import { addCaller, settleCalls } from './script-callers.ts'
import { findInCall, findInNew, styleMemberUses } from './script-calls.ts'
import { walkClass } from './script-classes.ts'
import { findInElement } from './script-elements.ts'
import { keysOf, memberUses } from './script-entries.ts'
import { outcomeOf } from './script-guards.ts'
import { polyfillsIn } from './script-polyfills.ts'
import { declarePattern, declareStatements, findLocal, openScope } from './script-scope.ts'
import { findInProperty } from './script-sinks.ts'
import {
  accountFor,
  addKeys,
  addUse,
  contextOf,
  guarded,
  lineIn,
  type NodeVisitor,
  walkAll,
  type WalkState,
} from './script-state.ts'
import { leavesTopLevel, syntaxClass, syntaxKeys } from './script-syntax.ts'
import { walkTagged, walkTemplate } from './script-templates.ts'
import {
  byWord,
  childrenIn,
  isExit,
  isSet,
  nodeIn,
  nodesIn,
  propertyName,
  type ScriptNode,
  textIn,
} from './script-tree.ts'
import { typeOf } from './script-types.ts'

/** A parsed script and where it stands in its file. */
export type Script = {
  readonly body: readonly ScriptNode[]
  readonly text: string
  readonly at: Embedding
}

/** Records what a script uses. */
export function walkScript({ body, text, at }: Script, collector: Collector): void {
  const scope = openScope(undefined)
  declareStatements(body, scope)
  const state = {
    collector,
    source: { text, at, polyfills: polyfillsIn(body), called: new Map() },
    scope,
    guards: at.guards,
    parent: undefined,
    outer: undefined,
    isTopLevel: true,
    tested: undefined,
    given: '',
    walk,
  }
  // Other scripts of the page use what a script declares outside of functions, as does the markup around it.
  for (const name of scope.names.keys()) {
    ownGlobal(name, state)
    if (at.offset !== 0) addCaller(name, state)
  }
  if (at.firstLine === 1 && text.startsWith('#!')) findHashbang(state)
  walkStatements(body, state)
  settleCalls(state.source.called)
}

function findHashbang({ source, collector }: Pick<WalkState, 'source' | 'collector'>): void {
  const { text, at } = source
  const end = /[\r\n]|$/.exec(text)?.index ?? text.length
  const place = { line: 1, ...spanIn(at, { start: 0, end }), guards: at.guards }
  collector.add('javascript.grammar.hashbang_comments', place)
}

/** An `if` that exits when something is missing guards the statements after it. */
function walkStatements(statements: readonly ScriptNode[], given: WalkState): void {
  let state = given
  for (const statement of statements) {
    if (given.parent === undefined) walkSafely(statement, state)
    else walk(statement, state)
    if (statement.type !== 'IfStatement') continue
    const { yes, no } = outcomeOf(nodeIn(statement, 'test'), contextOf(state))
    if (isExit(nodeIn(statement, 'consequent'))) state = guarded(state, no)
    else if (isExit(nodeIn(statement, 'alternate'))) state = guarded(state, yes)
  }
}

/** If a statement is nested too deeply to visit, reports it and continues with the next one. */
function walkSafely(statement: ScriptNode, state: WalkState): void {
  try {
    walk(statement, state)
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    state.collector.problem({ line: lineIn(statement, state), message: TOO_DEEP })
  }
}

function walk(node: ScriptNode, state: WalkState): void {
  const { collector, parent, isTopLevel } = state
  if (isTypeOnly(node, collector)) return
  const keys = syntaxKeys(node, state)
  // A script with syntax that a browser lacks does not run at all, whatever it tests.
  if (keys.length > 0) addKeys(keys, node, { ...state, guards: state.source.at.guards })
  const visitor = visitors.get(node.type)
  const is = fateWith(keys, visitor === undefined ? syntaxClass(node) : 'plain')
  accountFor({ is, kind: 'syntax', name: node.type }, node, state)
  if (visitor === skip) return
  const isTop = isTopLevel && !leavesTopLevel(node)
  const inner = { ...state, parent: node, outer: parent, isTopLevel: isTop }
  if (visitor !== undefined) visitor(node, inner)
  else if (node.type.startsWith('JSX')) findInElement(node, inner)
  else walkAll(childrenIn(node), inner)
}

const valueNodes = new Set(
  `TSAsExpression TSEnumDeclaration TSExportAssignment TSInstantiationExpression TSModuleBlock
  TSModuleDeclaration TSNonNullExpression TSParameterProperty TSSatisfiesExpression TSTypeAssertion`.split(
    /\s+/,
  ),
)

/** Whether a node has no runtime code. The names of members that it declares belong to the code. */
function isTypeOnly(node: ScriptNode, collector: Collector): boolean {
  if (isSet(node, 'declare')) return true
  if (!node.type.startsWith('TS') || valueNodes.has(node.type)) return false
  if (node.type === 'TSPropertySignature' || node.type === 'TSMethodSignature') {
    collector.own(propertyName(node))
  }
  for (const child of childrenIn(node)) {
    if (child.type.startsWith('TS')) isTypeOnly(child, collector)
  }
  return true
}

const walkBlock: NodeVisitor = (node, state) => {
  const scope = openScope(state.scope)
  const statements = nodesIn(node, 'body')
  declareStatements(statements, scope)
  walkStatements(statements, { ...state, scope })
}

const walkMember: NodeVisitor = (node, given) => {
  const state = walkOwner(node, given)
  if (isSet(node, 'computed')) walkAll([nodeIn(node, 'property')], state)
  useMember(node, asked(node, state))
}

/** The state in which a name is used: a mere test for the name is guarded. */
function asked(node: ScriptNode, state: WalkState): WalkState {
  if (state.tested !== node) return state
  const keys = keysOf(node, contextOf(state))
  return guarded(state, keys.length > 0 ? [keys] : undefined)
}

/** Records the member. With an unknown object, the finding is loose (see `Finding`). */
function useMember(node: ScriptNode, state: WalkState): void {
  const place = nodeIn(node, 'property') ?? node
  addKeys(specialKeys(node, state), place, state)
  const styles = styleMemberUses(node, state)
  for (const use of styles) addUse(use, place, state)
  const isCalled = state.outer?.type === 'CallExpression' && nodeIn(state.outer, 'callee') === node
  const uses = memberUses(node, contextOf(state), isCalled)
  for (const use of uses) {
    if (use.loose === undefined || styles.length === 0) addUse(use, place, state)
  }
  accountForMember(node, uses, state)
}

/** Members that no type has: `arguments.callee`, `import.meta.resolve`, `own.caller` of a function. */
function specialKeys(node: ScriptNode, { scope }: WalkState): readonly string[] {
  const [object, name] = [nodeIn(node, 'object'), propertyName(node)]
  const isMeta =
    object?.type === 'MetaProperty' && textIn(nodeIn(object, 'meta'), 'name') === 'import'
  if (isMeta) return [`javascript.operators.import_meta.${name}`]
  const isArguments = name === 'callee' && textIn(object, 'name') === 'arguments'
  if (isArguments) return ['javascript.functions.arguments.callee']
  const isOfFunction =
    /^(?:caller|arguments)$/.test(name) &&
    object?.type === 'Identifier' &&
    findLocal(scope, textIn(object, 'name'))?.made !== undefined
  return isOfFunction ? [`javascript.builtins.Function.${name}`] : []
}

const walkIdentifier: NodeVisitor = (node, state) => {
  const keys = keysOf(node, contextOf(state))
  addKeys(keys, node, asked(node, state))
  accountForName(node, keys, state)
}

const walkProperty: NodeVisitor = (node, state) => {
  if (isSet(node, 'computed')) walkAll([nodeIn(node, 'key')], state)
  else {
    state.collector.own(propertyName(node))
    // Notations have entries in keys, too: `{ 1n: "one" }`.
    const key = nodeIn(node, 'key')
    if (key?.type === 'Literal') walk(key, state)
  }
  if (node.type !== 'MethodDefinition') findInProperty(node, state)
  walkAll([nodeIn(node, 'value'), ...nodesIn(node, 'decorators')], state)
}

const walkLoop: NodeVisitor = (node, given) => {
  const state = { ...given, scope: openScope(given.scope) }
  const [left, init] = [nodeIn(node, 'left'), nodeIn(node, 'init')]
  declareStatements(
    [left, init].flatMap((each) => each ?? []),
    state.scope,
  )
  const right = nodeIn(node, 'right')
  if (isSet(node, 'await') && right !== undefined) {
    const type = typeOf(right, contextOf(state))
    addKeys([`api.${type}.@@asyncIterator`], right, state)
  }
  walkAll([right], state)
  for (const part of [left, init, nodeIn(node, 'test'), nodeIn(node, 'update')]) {
    if (part !== undefined) walk(part, state)
  }
  walkAll([nodeIn(node, 'body')], state)
}

const walkCase: NodeVisitor = (node, state) => {
  walkAll([nodeIn(node, 'test')], state)
  walkStatements(nodesIn(node, 'consequent'), state)
}

/** Who catches an error without looking at it, or only to tell what it is, expects that something is missing. */
const walkTry: NodeVisitor = (node, state) => {
  const handler = nodeIn(node, 'handler')
  const [param, body] = [nodeIn(handler, 'param'), nodeIn(handler, 'body')]
  const text = body === undefined ? 'throw' : state.source.text.slice(body.start, body.end)
  const isNamed = param === undefined || param.type === 'Identifier'
  const words = new Set(text.match(/[\w$]+/g))
  const [first] = body === undefined ? [] : nodesIn(body, 'body')
  const isAnswer =
    first?.type === 'ReturnStatement' && nodeIn(first, 'argument')?.type === 'BinaryExpression'
  const isUnseen = isNamed && !words.has('throw') && !words.has(textIn(param, 'name'))
  walkAll([nodeIn(node, 'block')], guarded(state, isUnseen || isAnswer ? [] : undefined))
  walkAll([handler, nodeIn(node, 'finalizer')], state)
}

/** A method that is read to be returned, and not called, is a test for it. */
const walkReturn: NodeVisitor = (node, state) => {
  const value = nodeIn(node, 'argument')
  if (value?.type === 'MemberExpression' && propertyName(value) !== '') walkTest(value, state)
  else walkAll([value], state)
}

const walkCatch: NodeVisitor = (node, state) => {
  const scope = openScope(state.scope)
  declarePattern(nodeIn(node, 'param'), scope)
  walkAll([nodeIn(node, 'body')], { ...state, scope })
}

/** Other modules use what a name holds, so that reading a member for it is no mere test. */
const walkExport: NodeVisitor = (node, state) => {
  const declaration = nodeIn(node, 'declaration')
  walkAll([declaration], state)
  const declared = declaration === undefined ? [] : nodesIn(declaration, 'declarations')
  for (const each of [...nodesIn(node, 'specifiers'), ...declared, declaration]) {
    addCaller(textIn(nodeIn(each, 'local') ?? nodeIn(each, 'id'), 'name'), state)
  }
  for (const each of declared) {
    const value = nodeIn(each, 'init')
    if (value?.type === 'MemberExpression') addKeys(keysOf(value, contextOf(state)), value, state)
  }
}

const skip: NodeVisitor = () => {}

const visitors = byWord<NodeVisitor>([
  ['BlockStatement StaticBlock TSModuleBlock', walkBlock],
  ['FunctionDeclaration FunctionExpression ArrowFunctionExpression', walkFunction],
  ['VariableDeclarator', walkDeclarator],
  ['ClassDeclaration ClassExpression', walkClass],
  ['ChainExpression', walkChain],
  ['MemberExpression', walkMember],
  ['Identifier', walkIdentifier],
  ['IfStatement ConditionalExpression WhileStatement', walkBranches],
  ['LogicalExpression', walkLogical],
  ['UnaryExpression', walkUnary],
  ['BinaryExpression', walkBinary],
  ['Property PropertyDefinition MethodDefinition', walkProperty],
  ['ForStatement ForInStatement ForOfStatement', walkLoop],
  ['CatchClause', walkCatch],
  ['TryStatement', walkTry],
  ['ReturnStatement', walkReturn],
  ['SwitchStatement', walkSwitch],
  ['SwitchCase', walkCase],
  ['AssignmentExpression', walkAssignment],
  ['CallExpression', findInCall],
  ['NewExpression', findInNew],
  ['TaggedTemplateExpression', walkTagged],
  ['TemplateLiteral', walkTemplate],
  ['LabeledStatement', (node, state) => walkAll([nodeIn(node, 'body')], state)],
  ['ExportNamedDeclaration ExportDefaultDeclaration', walkExport],
  [
    'Literal ThisExpression ImportDeclaration ExportAllDeclaration MetaProperty BreakStatement ContinueStatement TSEnumDeclaration',
    skip,
  ],
])
