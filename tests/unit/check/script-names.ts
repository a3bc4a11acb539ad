import type { Node } from 'acorn'

type Named = { readonly start: number; readonly name: string }

type Around = { readonly parent: Node | undefined; readonly field: string }

function visit(node: Node, enter: (node: Node, around: Around) => void, around?: Around): void {
  enter(node, around ?? { parent: undefined, field: '' })
  for (const [field, value] of Object.entries<unknown>({ ...node })) {
    for (const each of Array.isArray(value) ? value : [value]) {
      if (isNode(each)) visit(each, enter, { parent: node, field })
    }
  }
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value

const nameOf = (node: Node): string => String(Reflect.get(node, 'name'))

/** Fields of nodes that declare a name. */
const declaring = new Set(['id', 'params', 'param', 'local'])

/** All names that a script declares anywhere. */
export function declaredIn(tree: Node): ReadonlySet<string> {
  const names = new Set<string>()
  visit(tree, (node, { field }) => {
    if (!declaring.has(field)) return
    visit(node, (inner) => {
      if (inner.type === 'Identifier') names.add(nameOf(inner))
    })
  })
  return names
}

/** Identifiers that refer to no name that the script declares: those of the platform, and of other scripts. */
export function globalsIn(tree: Node, declared: ReadonlySet<string>): readonly Named[] {
  const found: Named[] = []
  visit(tree, (node, { parent, field }) => {
    if (node.type !== 'Identifier' || parent === undefined) return
    const isComputed = Reflect.get(parent, 'computed') === true
    const isKey = (field === 'key' || field === 'property') && !isComputed
    const isOther = field === 'label' || field === 'exported' || field === 'imported'
    const isMeta = parent.type === 'MetaProperty'
    if (!isKey && !isOther && !isMeta && !declared.has(nameOf(node))) {
      found.push({ start: node.start, name: nameOf(node) })
    }
  })
  return found
}

/** Where the statements of a script begin, by their type. */
export function statementsIn(tree: Node): ReadonlyMap<string, readonly number[]> {
  const starts = new Map<string, number[]>()
  visit(tree, ({ type, start }) => {
    if (type.endsWith('Statement')) starts.set(type, [...(starts.get(type) ?? []), start])
  })
  for (const list of starts.values()) list.sort((a, b) => a - b)
  return starts
}
