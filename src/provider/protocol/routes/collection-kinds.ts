import { type ApiError, badRequest } from '#provider/protocol/errors.ts'
import { isJsonObject, type JsonObject } from '#provider/protocol/json.ts'

/** The differences between synonyms and rules in the protocol. */
export type CollectionKind = {
  readonly name: 'synonyms' | 'rules'
  /** The query parameter with which a batch replaces all existing items. */
  readonly replaceParameter: string
  /** The key of the date in the response to a deletion. */
  readonly deletedKey: string
  /** @throws ApiError 400 for an invalid item */
  read(item: JsonObject): JsonObject
  /** True if an item matches a search for items. */
  matches(item: JsonObject, search: JsonObject): boolean
}

export const synonymKind: CollectionKind = {
  name: 'synonyms',
  replaceParameter: 'replaceExistingSynonyms',
  deletedKey: 'deletedAt',
  read: readSynonym,
  matches: (item, search) => hasText(item, search) && hasType(item, search),
}

/** Rules are stored and returned, but have no effect on queries. */
export const ruleKind: CollectionKind = {
  name: 'rules',
  replaceParameter: 'clearExistingRules',
  deletedKey: 'updatedAt',
  read: readRule,
  matches: (item, search) => hasText(item, search) && hasRuleTraits(item, search),
}

/** Type in lower case → the names of its text and of its list of texts. */
const SYNONYM_PARTS: ReadonlyMap<string, readonly [text: string | null, list: string]> = new Map([
  ['synonym', [null, 'synonyms']],
  ['onewaysynonym', ['input', 'synonyms']],
  ['altcorrection1', ['word', 'corrections']],
  ['altcorrection2', ['word', 'corrections']],
  ['placeholder', ['placeholder', 'replacements']],
])

function readSynonym(item: JsonObject): JsonObject {
  requireObjectId(item)
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

function readRule(item: JsonObject): JsonObject {
  requireObjectId(item)
  const { consequence } = item
  if (!isJsonObject(consequence)) throw invalid(item, 'expected an object in "consequence"')
  if (Object.keys(consequence).length === 0) throw invalid(item, '"consequence" is empty')
  return item
}

function requireObjectId({ objectID }: JsonObject): void {
  if (typeof objectID !== 'string' || objectID === '') {
    throw badRequest('Missing objectID, expected a string that is not empty')
  }
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

function hasRuleTraits(item: JsonObject, search: JsonObject): boolean {
  const { enabled, anchoring, context } = search
  const conditions = conditionsOf(item)
  const hasCondition = (name: string, value: unknown): boolean =>
    value === undefined || conditions.some((condition) => condition[name] === value)
  return (
    (typeof enabled !== 'boolean' || (item['enabled'] ?? true) === enabled) &&
    hasCondition('anchoring', anchoring) &&
    hasCondition('context', context)
  )
}

function conditionsOf({ conditions, condition }: JsonObject): readonly JsonObject[] {
  return (Array.isArray(conditions) ? conditions : [condition]).filter(isJsonObject)
}
