import { requireIndices } from '#provider/protocol/access/grant.ts'
import { unknownObject } from '#provider/protocol/errors.ts'
import { indexNamesOf } from '#provider/protocol/indices/replicas.ts'
import { openIndex, putEntry } from '#provider/protocol/indices/write-index.ts'
import type { JsonObject } from '#provider/protocol/json.ts'
import { boolean, integer } from '#provider/protocol/parameters/parsers.ts'
import { asObject, asObjects } from '#provider/protocol/request/body.ts'
import {
  pathPart,
  readIndex,
  type RequestContext,
  type Route,
} from '#provider/protocol/request/request-context.ts'
import type { Draft } from '#provider/protocol/state/draft.ts'
import { KEY_PREFIXES, padded } from '#provider/protocol/state/entries.ts'
import type { Collection } from '#provider/protocol/state/state.ts'

import type { CollectionKind } from './collection-kinds.ts'

/** The endpoints that synonyms and rules share. */
export function collectionRoutes(kind: CollectionKind): readonly Route[] {
  const base = `/1/indexes/:index/${kind.name}`
  const on = (run: (context: RequestContext, kind: CollectionKind) => Promise<unknown>) => ({
    handle: (context: RequestContext) => run(context, kind),
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

async function getOne(context: RequestContext, kind: CollectionKind): Promise<unknown> {
  const item = (await readItems(context, kind)).get(pathPart(context, 'objectID'))
  if (item === undefined) throw unknownObject()
  return item
}

async function find(context: RequestContext, kind: CollectionKind): Promise<unknown> {
  const body = asObject(context.body)
  const page = integer({ min: 0 })(body['page'] ?? 0, 'page')
  const size = integer({ min: 1, clamp: 1000 })(body['hitsPerPage'] ?? 20, 'hitsPerPage')
  const items = [...(await readItems(context, kind)).values()]
  const found = items.filter((item) => kind.matches(item, body))
  return {
    hits: found.slice(page * size, (page + 1) * size),
    nbHits: found.length,
    page,
    nbPages: Math.ceil(found.length / size),
  }
}

async function readItems(context: RequestContext, kind: CollectionKind): Promise<Collection> {
  const { state, index } = await readIndex(context)
  return state[kind.name].get(index.id) ?? new Map()
}

async function putOne(context: RequestContext, kind: CollectionKind): Promise<unknown> {
  const id = pathPart(context, 'objectID')
  const item = kind.read({ ...asObject(context.body), objectID: id })
  const { at, taskID } = await change(context, kind, (before) => new Map([...before, [id, item]]))
  return { taskID, updatedAt: at, id }
}

async function putMany(context: RequestContext, kind: CollectionKind): Promise<unknown> {
  const items = asObjects(context.body).map((item) => kind.read(item))
  const replace = boolean(context.url.get(kind.replaceParameter) ?? false, kind.replaceParameter)
  const added = items.map((item) => [String(item['objectID']), item] as const)
  const { at, taskID } = await change(
    context,
    kind,
    (before) => new Map([...(replace ? [] : before), ...added]),
  )
  return { taskID, updatedAt: at }
}

async function deleteOne(context: RequestContext, kind: CollectionKind): Promise<unknown> {
  const id = pathPart(context, 'objectID')
  const { at, taskID } = await change(
    context,
    kind,
    (before) => new Map([...before].filter(([other]) => other !== id)),
  )
  return { [kind.deletedKey]: at, taskID }
}

async function clear(context: RequestContext, kind: CollectionKind): Promise<unknown> {
  const { at, taskID } = await change(context, kind, () => new Map())
  return { taskID, updatedAt: at }
}

type Change = (before: Collection) => Collection

async function change(
  context: RequestContext,
  kind: CollectionKind,
  apply: Change,
): Promise<{ readonly at: string; readonly taskID: number }> {
  const forward = boolean(context.url.get('forwardToReplicas') ?? false, 'forwardToReplicas')
  return context.database.write((draft) => {
    const { id, entry } = openIndex(draft, pathPart(context, 'index'))
    putEntry(draft, id, entry)
    if (forward) requireIndices(context.grant, indexNamesOf(draft.state, entry.replicas))
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
  draft.put(KEY_PREFIXES[kind.name] + padded(id), [...apply(before).values()])
}
