import type { PartClass } from '#check/analysis/account.ts'

import { addCaller } from './script-callers.ts'
import { cssProperty } from './script-certainty.ts'
import { globalKeys, oldNames } from './script-entries.ts'
import { memberKey } from './script-members.ts'
import { findLocal, openScope } from './script-scope.ts'
import { accountFor, contextOf, type Use, type WalkState } from './script-state.ts'
import { bare, isSet, nodeIn, propertyName, type ScriptNode, textIn } from './script-tree.ts'
import { typeOf, windowNames } from './script-types.ts'

/** Names that module systems, bundlers, compilers, runtimes, extensions and test runners give to code. */
const ofEnvironments = new Set(
  `arguments module exports require define process Buffer __dirname __filename __webpack_require__ __webpack_public_path__
  __non_webpack_require__ __DEV__ setImmediate clearImmediate Deno Bun chrome browser GM ActiveXObject
  defineProps defineEmits defineExpose defineModel defineOptions defineSlots withDefaults Astro
  $state $derived $effect $props $bindable $inspect $host $$props $$restProps $$slots
  describe it test expect beforeEach afterEach beforeAll afterAll jest vi`.split(/\s+/),
)

/** Records what becomes of a name that no scope around it declares, or who calls a function of the code. */
export function accountForName(node: ScriptNode, keys: readonly string[], state: WalkState): void {
  const name = textIn(node, 'name')
  const local = findLocal(state.scope, name)
  if (local !== undefined) return addCaller(name, state, local)
  const is = keys.length > 0 ? 'entry' : globalClass(name, state)
  if (is === 'unknown' && state.tested === node) state.collector.own(name)
  accountFor({ is, kind: 'global name', name }, node, state)
}

/** What becomes of a global name without entries. */
function globalClass(name: string, { scope }: WalkState): PartClass {
  if (oldNames.has(name) || windowNames.has(name)) return 'plain'
  // Svelte reads a store by the name of its variable.
  const isStore = name.startsWith('$') && findLocal(scope, name.slice(1)) !== undefined
  if (isStore || ofEnvironments.has(name)) return 'custom'
  return isVendorName.test(name) ? 'vendor' : 'unknown'
}

/** Records what becomes of a member of an object whose type is known. */
export function accountForMember(node: ScriptNode, uses: readonly Use[], state: WalkState): void {
  const [use] = uses
  // Of an unknown object, the entry is not certain.
  if (use?.loose !== undefined) return
  const name = propertyName(node)
  const type = use === undefined ? typeOf(nodeIn(node, 'object'), contextOf(state)) : 'known'
  // Of an event, the type may be more exact; objects of the code have members of their own.
  if (name === '' || name.startsWith('@@') || withOwn.has(type)) return
  const is = use === undefined ? memberClass({ type, name }, state) : 'entry'
  if (is === 'unknown' && (state.tested === node || isMaybeAbsent(node, state))) {
    state.collector.own(name)
  }
  const kind = type === 'Window' ? 'global name' : 'member'
  accountFor({ is, kind, name }, nodeIn(node, 'property') ?? node, state)
}

/** Types of objects whose members the code names. */
const withOwn = new Set(['', 'own', 'DOMStringMap', 'Event'])

/** Whether the code around a member expects that it may be missing: `window.x?.y`, `delete window.x`. */
function isMaybeAbsent(node: ScriptNode, { outer }: WalkState): boolean {
  if (outer === undefined) return false
  const isOptional =
    isSet(outer, 'optional') && (nodeIn(outer, 'object') ?? nodeIn(outer, 'callee')) === node
  return isOptional || textIn(outer, 'operator') === 'delete'
}

function memberClass(
  { type, name }: { readonly type: string; readonly name: string },
  state: WalkState,
): PartClass {
  const { index } = state.collector
  // The data has entries for events, and none for the properties that listen to them.
  const isHandler = name.startsWith('on') && index.named('event', name.slice(2)).length > 0
  if (type === 'Window') {
    const keys = globalKeys(name, {
      index,
      scope: openScope(undefined),
    })
    if (keys.length > 0) return 'entry'
    return isHandler ? 'plain' : globalClass(name, state)
  }
  const isOfAll = name === 'constructor' || name === 'prototype'
  const ofAll = ['Object', 'Function'].some((each) => memberKey(each, name, index) !== undefined)
  // The data has no entries for constants: `Node.ELEMENT_NODE`.
  const isConstant = /^[A-Z][A-Z\d_]+$/.test(name)
  const isStyle = type.startsWith('CSSStyle') && cssProperty(name, index) !== undefined
  if (isOfAll || ofAll || isConstant || isHandler || isStyle) return 'plain'
  if (index.named('member', name).length > 0) return 'plain'
  return isVendorName.test(name) ? 'vendor' : 'unknown'
}

/** Names with prefixes, "webkitEnterFullscreen", "MozTransform", "WebKitBlobBuilder", and those of Internet Explorer. */
const isVendorName =
  /^(?:webkit|moz|ms|Web[kK]it|Moz|MS|O)(?=[A-Z][a-z])|^(?:documentMode|(?:attach|detach|fire)Event|create(?:EventObject|TextRange)|(?:current|runtime)Style|(?:device|logical)[XY]DPI|XDomainRequest)$/

/** A member or a global name that code sets, and that the platform does not have, is its own. */
export function ownIfUnknown(target: ScriptNode | undefined, state: WalkState): void {
  const node = bare(target)
  if (node?.type === 'Identifier') ownGlobal(textIn(node, 'name'), state)
  else if (node?.type === 'MemberExpression') ownGlobal(propertyName(node), state)
}

/** Records a name of the code, unless an object of the platform has such a member. */
export function ownGlobal(name: string, { collector }: Pick<WalkState, 'collector'>): void {
  if (name !== '' && collector.index.named('member', name).length === 0) collector.own(name)
}
