import { isJsonObject, type JsonObject } from '#provider/protocol/json.ts'

/** Which attributes of a record a response contains. */
export type Retrieval = {
  /** `attributesToRetrieve`: names, dotted paths, `*` for all and `-name` for all except one. */
  readonly wanted: readonly string[]
  /** `unretrievableAttributes`, unless the key may see them. */
  readonly hidden: readonly string[]
}

/** Attribute → true for all of it, or the tree of its members. */
type Tree = Map<string, true | Tree>

/** Creates a function that reduces a record, or an object like it, to these attributes. */
export function createRetriever({ wanted, hidden }: Retrieval): (record: JsonObject) => JsonObject {
  const excluded = wanted.filter((path) => path.startsWith('-')).map((path) => path.slice(1))
  const named = wanted.filter((path) => !path.startsWith('-'))
  const isAll = named.includes('*') || (named.length === 0 && excluded.length > 0)
  const keep = isAll ? null : treeOf([...named, 'objectID'])
  const drop = treeOf([...excluded, ...hidden].filter((path) => path !== 'objectID'))
  return (record) => {
    const kept = keep === null ? record : pick(record, keep)
    return drop.size === 0 ? kept : omit(kept, drop)
  }
}

function treeOf(paths: readonly string[]): Tree {
  const tree: Tree = new Map()
  for (const path of paths) addPath(tree, path.split('.'))
  return tree
}

function addPath(tree: Tree, names: readonly string[]): void {
  let level = tree
  for (const [at, name] of names.entries()) {
    const below = level.get(name)
    if (below === true) return
    const next: Tree = below ?? new Map()
    level.set(name, at === names.length - 1 ? true : next)
    level = next
  }
}

function pick(value: JsonObject, tree: Tree): JsonObject {
  return transform(value, (name, member) => {
    const below = tree.get(name)
    if (below === undefined) return []
    return [below === true ? member : deeper(member, (inner) => pick(inner, below))]
  })
}

function omit(value: JsonObject, tree: Tree): JsonObject {
  return transform(value, (name, member) => {
    const below = tree.get(name)
    if (below === true) return []
    return [below === undefined ? member : deeper(member, (inner) => omit(inner, below))]
  })
}

/** Applies a function to an object, or to each object of a nested list. */
function deeper(value: unknown, apply: (value: JsonObject) => JsonObject): unknown {
  if (Array.isArray(value)) return value.map((item) => deeper(item, apply))
  return isJsonObject(value) ? apply(value) : value
}

/** `fromEntries` defines own properties, so an attribute named `__proto__` stays an attribute. */
function transform(
  value: JsonObject,
  change: (name: string, member: unknown) => readonly unknown[],
): JsonObject {
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, member]) =>
      change(name, member).map((changed) => [name, changed] as const),
    ),
  )
}
