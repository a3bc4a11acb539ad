import { unknownObject } from '../errors.ts'
import { openIndex, putEntry } from '../indices/write-index.ts'
import type { JsonObject } from '../json.ts'
import { boolean, integer } from '../parameters/parsers.ts'
import { asObject, asObjects } from '../request/body.ts'
import { type Call, type Route, pathPart, requireIndexRef } from '../request/request-context.ts'
import type { Draft } from '../state/draft.ts'
import { PREFIXES, padded } from '../state/entries.ts'
import type { Collection } from '../state/state.ts'
import type { CollectionKind } from './collection-kinds.ts'

/** The endpoints that synonyms and rules have alike. */
export function collectionRoutes(kind: CollectionKind): readonly Route[] {
  const base = `/1/indexes/:index/${kind.name}`
  const on = (run: (call: Call, kind: CollectionKind) => Promise<unknown>) => ({
    handle: (call: Call) => run(call, kind),
  })
  return [
    { method: 'POST', path: `${base}/batch`, right: 'editSettings', body: 'write', ...on(putMany) },
    { method: 'POST', path: `${base}/clear`, right: 'editSettings', ...on(clear) },
    { method: 'POST', path: `${base}/search`, right: 'settings', ...on(find) },
    { method: 'GET', path: `${base}/:objectID`, right: 'settings', ...on(getOne) },
    { method: 'PUT', path: `${base}/:objectID`, right: 'editSettings', ...on(putOne) },
    { method: 'DELETE', path: `${base}/:objectID`, right: 'editSettings', ...on(deleteOne) },
  ]
}

async function getOne(call: Call, kind: CollectionKind): Promise<unknown> {
  const item = (await readItems(call, kind)).get(pathPart(call, 'objectID'))
  if (item === undefined) throw unknownObject()
  return item
}

async function find(call: Call, kind: CollectionKind): Promise<unknown> {
  const body = asObject(call.body)
  const page = integer({ least: 0 })(body['page'] ?? 0, 'page')
  const size = integer({ least: 1, cut: 1000 })(body['hitsPerPage'] ?? 20, 'hitsPerPage')
  const items = [...(await readItems(call, kind)).values()]
  const found = items.filter((item) => kind.matches(item, body))
  return {
    hits: found.slice(page * size, (page + 1) * size),
    nbHits: found.length,
    page,
    nbPages: Math.ceil(found.length / size),
  }
}

async function readItems(call: Call, kind: CollectionKind): Promise<Collection> {
  const state = await call.database.read()
  const { id } = requireIndexRef(state, call.grant, pathPart(call, 'index'))
  return state[kind.name].get(id) ?? new Map()
}

async function putOne(call: Call, kind: CollectionKind): Promise<unknown> {
  const id = pathPart(call, 'objectID')
  const item = kind.read({ ...asObject(call.body), objectID: id })
  const { at, taskID } = await change(call, kind, (before) => new Map([...before, [id, item]]))
  return { taskID, updatedAt: at, id }
}

async function putMany(call: Call, kind: CollectionKind): Promise<unknown> {
  const items = asObjects(call.body).map((item) => kind.read(item))
  const replace = boolean(call.url.get(kind.replaceParameter) ?? false, kind.replaceParameter)
  const added = items.map((item) => [String(item['objectID']), item] as const)
  const { at, taskID } = await change(
    call,
    kind,
    (before) => new Map([...(replace ? [] : before), ...added]),
  )
  return { taskID, updatedAt: at }
}

async function deleteOne(call: Call, kind: CollectionKind): Promise<unknown> {
  const id = pathPart(call, 'objectID')
  const { at, taskID } = await change(
    call,
    kind,
    (before) => new Map([...before].filter(([other]) => other !== id)),
  )
  return { [kind.deletedKey]: at, taskID }
}

async function clear(call: Call, kind: CollectionKind): Promise<unknown> {
  const { at, taskID } = await change(call, kind, () => new Map())
  return { taskID, updatedAt: at }
}

type Change = (before: Collection) => Collection

async function change(
  call: Call,
  kind: CollectionKind,
  apply: Change,
): Promise<{ readonly at: string; readonly taskID: number }> {
  const forward = boolean(call.url.get('forwardToReplicas') ?? false, 'forwardToReplicas')
  return call.database.write((draft) => {
    const { id, entry } = openIndex(draft, pathPart(call, 'index'))
    putEntry(draft, id, entry)
    for (const target of forward ? [id, ...entry.replicas] : [id]) {
      putCollection(draft, kind, { id: target, apply })
    }
    return { at: draft.at, taskID: draft.nextNumber() }
  })
}

function putCollection(
  draft: Draft,
  kind: CollectionKind,
  { id, apply }: { readonly id: number; readonly apply: Change },
): void {
  const before = draft.state[kind.name].get(id) ?? new Map<string, JsonObject>()
  draft.put(PREFIXES[kind.name] + padded(id), [...apply(before).values()])
}
