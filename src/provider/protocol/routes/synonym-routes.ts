import { requireIndices } from '#provider/protocol/access/grant.ts'
import { type ApiError, badRequest, unknownObject } from '#provider/protocol/errors.ts'
import { indexNamesOf } from '#provider/protocol/indices/replicas.ts'
import { openIndex, putEntry } from '#provider/protocol/indices/write-index.ts'
import { isJsonObject, type JsonObject } from '#provider/protocol/json.ts'
import { boolean, integer } from '#provider/protocol/parameters/parsers.ts'
import { asObject, asObjects } from '#provider/protocol/request/body.ts'
import {
  pathPart,
  readIndex,
  type RequestContext,
  type Route,
} from '#provider/protocol/request/request-context.ts'
import { KEY_PREFIXES, padded } from '#provider/protocol/state/entries.ts'
import type { Synonyms } from '#provider/protocol/state/state.ts'

const base = '/1/indexes/:index/synonyms'

export const synonymRoutes: readonly Route[] = [
  { method: 'POST', path: `${base}/batch`, right: 'editSettings', body: 'write', handle: putMany },
  { method: 'POST', path: `${base}/clear`, right: 'editSettings', handle: clear },
  { method: 'POST', path: `${base}/search`, right: 'settings', handle: find },
  { method: 'GET', path: `${base}/:objectID`, right: 'settings', handle: getOne },
  { method: 'PUT', path: `${base}/:objectID`, right: 'editSettings', handle: putOne },
  { method: 'DELETE', path: `${base}/:objectID`, right: 'editSettings', handle: deleteOne },
]

async function getOne(context: RequestContext): Promise<unknown> {
  const item = (await readItems(context)).get(pathPart(context, 'objectID'))
  if (item === undefined) throw unknownObject()
  return item
}

async function find(context: RequestContext): Promise<unknown> {
  const body = asObject(context.body)
  const page = integer({ min: 0 })(body['page'] ?? 0, 'page')
  const size = integer({ min: 1, clamp: 1000 })(body['hitsPerPage'] ?? 20, 'hitsPerPage')
  const items = [...(await readItems(context)).values()]
  const found = items.filter((item) => hasText(item, body) && hasType(item, body))
  return {
    hits: found.slice(page * size, (page + 1) * size),
    nbHits: found.length,
    page,
    nbPages: Math.ceil(found.length / size),
  }
}

async function readItems(context: RequestContext): Promise<Synonyms> {
  const { state, index } = await readIndex(context)
  return state.synonyms.get(index.id) ?? new Map()
}

async function putOne(context: RequestContext): Promise<unknown> {
  const id = pathPart(context, 'objectID')
  const item = readSynonym({ ...asObject(context.body), objectID: id })
  const { at, taskID } = await change(context, (before) => new Map([...before, [id, item]]))
  return { taskID, updatedAt: at, id }
}

async function putMany(context: RequestContext): Promise<unknown> {
  const items = asObjects(context.body).map(readSynonym)
  const replaces = context.url.get('replaceExistingSynonyms') ?? false
  const replace = boolean(replaces, 'replaceExistingSynonyms')
  const added = items.map((item) => [String(item['objectID']), item] as const)
  const { at, taskID } = await change(
    context,
    (before) => new Map([...(replace ? [] : before), ...added]),
  )
  return { taskID, updatedAt: at }
}

async function deleteOne(context: RequestContext): Promise<unknown> {
  const id = pathPart(context, 'objectID')
  const { at, taskID } = await change(
    context,
    (before) => new Map([...before].filter(([other]) => other !== id)),
  )
  return { deletedAt: at, taskID }
}

async function clear(context: RequestContext): Promise<unknown> {
  const { at, taskID } = await change(context, () => new Map())
  return { taskID, updatedAt: at }
}

async function change(
  context: RequestContext,
  apply: (before: Synonyms) => Synonyms,
): Promise<{ readonly at: string; readonly taskID: number }> {
  const forward = boolean(context.url.get('forwardToReplicas') ?? false, 'forwardToReplicas')
  return context.database.write((draft) => {
    const { id, entry } = openIndex(draft, pathPart(context, 'index'))
    putEntry(draft, id, entry)
    if (forward) requireIndices(context.grant, indexNamesOf(draft.state, entry.replicas))
    for (const target of forward ? [id, ...entry.replicas] : [id]) {
      const before = draft.state.synonyms.get(target) ?? new Map<string, JsonObject>()
      draft.put(KEY_PREFIXES.synonyms + padded(target), [...apply(before).values()])
    }
    return { at: draft.at, taskID: draft.nextNumber() }
  })
}

/** Type in lower case → the names of its text and of its list of texts. */
const SYNONYM_PARTS: ReadonlyMap<string, readonly [text: string | null, list: string]> = new Map([
  ['synonym', [null, 'synonyms']],
  ['onewaysynonym', ['input', 'synonyms']],
  ['altcorrection1', ['word', 'corrections']],
  ['altcorrection2', ['word', 'corrections']],
  ['placeholder', ['placeholder', 'replacements']],
])

/** @throws ApiError 400 for an invalid synonym */
function readSynonym(item: JsonObject): JsonObject {
  if (typeof item['objectID'] !== 'string' || item['objectID'] === '') {
    throw badRequest('Missing objectID, expected a string that is not empty')
  }
  const parts = SYNONYM_PARTS.get(String(item['type']).toLowerCase())
  if (parts === undefined) throw invalid(item, `unknown type ${String(item['type'])}`)
  const [textName, listName] = parts
  if (textName !== null && typeof item[textName] !== 'string') {
    throw invalid(item, `expected a string in "${textName}"`)
  }
  const list = item[listName]
  if (!Array.isArray(list) || !list.every((word) => typeof word === 'string')) {
    throw invalid(item, `expected an array of strings in "${listName}"`)
  }
  return item
}

function invalid({ objectID }: JsonObject, problem: string): ApiError {
  return badRequest(`Invalid object objectID=${String(objectID)}: ${problem}`)
}

function hasText(item: JsonObject, { query }: JsonObject): boolean {
  if (typeof query !== 'string' || query === '') return true
  return textsOf(item).some((text) => text.toLowerCase().includes(query.toLowerCase()))
}

function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(textsOf)
  return isJsonObject(value) ? Object.values(value).flatMap(textsOf) : []
}

/** `type` may contain several types, separated by commas. */
function hasType(item: JsonObject, { type }: JsonObject): boolean {
  if (typeof type !== 'string' || type === '') return true
  return type.toLowerCase().split(',').includes(String(item['type']).toLowerCase())
}
