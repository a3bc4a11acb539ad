import { BOUNDS } from '#provider/protocol/bounds.ts'
import { ApiError, badRequest } from '#provider/protocol/errors.ts'
import { isJsonObject, type JsonObject } from '#provider/protocol/json.ts'

import {
  FORMER_NAMES,
  isParameterName,
  type ParameterName,
  parameters,
  type ParameterValues,
} from './parameters.ts'

/** The validated parameters of one search as sent, and their echo. */
export type RequestParameters = {
  readonly raw: JsonObject
  /** Form-encoded, as returned in `params`. */
  readonly echo: string
}

/** The keys of a request that are not parameters. */
const NOT_PARAMETERS: ReadonlySet<string> = new Set([
  'indexName',
  'type',
  'facet',
  'params',
  'cursor',
])

export type RequestKind = 'query' | 'facetSearch'

/**
 * Reads the parameters of a request: its keys and its `params`, which take precedence.
 * @throws ApiError 400 for an unknown parameter or an invalid value
 */
export function readParameters(body: JsonObject, kind: RequestKind): RequestParameters {
  const { params } = body
  const encoded = typeof params === 'string' ? params : ''
  const inside = isJsonObject(params) ? params : decodeForm(encoded)
  const beside = Object.fromEntries(
    Object.entries(body).filter(
      ([name]) => !NOT_PARAMETERS.has(name) && !Object.hasOwn(inside, name),
    ),
  )
  const sent = { ...beside, ...inside }
  for (const [name, value] of Object.entries(sent)) checkParameter(name, value, kind)
  const added = encodeForm(isJsonObject(params) ? sent : beside)
  return {
    raw: { ...renamed(beside), ...renamed(inside) },
    echo: [encoded, added].filter((part) => part !== '').join('&'),
  }
}

/** The parameters by their present names. A value under the present name wins over one under a former name. */
function renamed(sent: JsonObject): JsonObject {
  const former = Object.entries(sent).filter(([name]) => FORMER_NAMES.has(name))
  if (former.length === 0) return sent
  const present = Object.entries(sent).filter(([name]) => !FORMER_NAMES.has(name))
  return Object.fromEntries([
    ...former.map(([name, value]) => [FORMER_NAMES.get(name) ?? name, value] as const),
    ...present,
  ])
}

/**
 * Decodes form-encoded parameters. The last value of a repeated name wins.
 * @throws ApiError 400 for too many names
 */
export function decodeForm(encoded: string): JsonObject {
  if (encoded.split('&', BOUNDS.formNames + 1).length > BOUNDS.formNames) {
    throw badRequest(`Too many parameters, expected at most ${BOUNDS.formNames}`)
  }
  return Object.fromEntries(new URLSearchParams(encoded))
}

/**
 * The parameters that a key may force on a search: those that the search could carry itself.
 * Anybody can derive a key from a public one, so a key sets nothing that belongs to the index.
 */
export function forcedParameters(raw: JsonObject): JsonObject {
  const forced = Object.fromEntries(
    Object.entries(renamed(raw)).filter(
      ([name]) => isParameterName(name) && parameters[name].scope.query,
    ),
  )
  layersOfKeys.add(forced)
  return forced
}

const layersOfKeys = new WeakSet<JsonObject>()

/**
 * Reads what a key forces. Whoever uses the key need not know the value, so a refusal names the
 * parameter only.
 * @throws ApiError 400 in place of each other one; other errors of `read`
 */
export function readForced<Result>(name: string, read: () => Result): Result {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 400) throw error
    throw badRequest(`${name}: the API key forces an invalid value`)
  }
}

/** Form-encodes parameters. Lists and objects become JSON text; nulls are omitted. */
function encodeForm(raw: JsonObject): string {
  const form = new URLSearchParams()
  for (const [name, value] of Object.entries(raw)) {
    if (value !== null && value !== undefined) {
      form.append(name, typeof value === 'string' ? value : JSON.stringify(value))
    }
  }
  return form.toString()
}

function checkParameter(sent: string, value: unknown, kind: RequestKind): void {
  const name = FORMER_NAMES.get(sent) ?? sent
  const scope = isParameterName(name) ? parameters[name].scope : undefined
  const known = scope?.query === true || (kind === 'facetSearch' && scope?.facetSearch === true)
  if (!isParameterName(name) || !known) throw badRequest(`Unknown parameter: ${sent}`)
  if (value !== null) parameters[name].parse(value, sent)
}

/** The values of parameters: from the first layer that has one, else the default. */
export type Values = {
  get<Name extends ParameterName>(name: Name): ParameterValues[Name]
  /** Reads a value that `get` returned further. A refusal repeats nothing that a key forces. */
  read<Name extends ParameterName, Result>(
    name: Name,
    reader: (value: ParameterValues[Name]) => Result,
  ): Result
  /** True if a layer has a value, even one equal to the default. */
  has(name: ParameterName): boolean
}

type ParsedList = { readonly name: ParameterName; readonly value: unknown }

const parsedLists = new WeakMap<readonly unknown[], ParsedList>()

/**
 * Parses a value, caching lists: a list from the settings is the same object for each request and
 * may have hundreds of entries. It is parsed once and stays the same object, so caches can be keyed
 * by it.
 */
function parse<Name extends ParameterName>(name: Name, raw: unknown): ParameterValues[Name]
function parse(name: ParameterName, raw: unknown): unknown {
  if (!Array.isArray(raw)) return parameters[name].parse(raw, name)
  const known = parsedLists.get(raw)
  if (known?.name === name) return known.value
  const value = parameters[name].parse(raw, name)
  parsedLists.set(raw, { name, value })
  return value
}

/** Combines layers of raw values, highest precedence first. Null counts as absent. */
export function createValues(layers: readonly JsonObject[]): Values {
  const layerOf = (name: ParameterName): JsonObject | undefined =>
    layers.find((layer) => Object.hasOwn(layer, name) && (layer[name] ?? null) !== null)
  return {
    get: (name) => readFrom(layerOf(name), name, (value) => value),
    read: (name, reader) => readFrom(layerOf(name), name, reader),
    has: (name) => layerOf(name) !== undefined,
  }
}

function readFrom<Name extends ParameterName, Result>(
  layer: JsonObject | undefined,
  name: Name,
  reader: (value: ParameterValues[Name]) => Result,
): Result {
  if (layer === undefined) return reader(parameters[name].fallback)
  const read = (): Result => reader(parse(name, layer[name]))
  return layersOfKeys.has(layer) ? readForced(name, read) : read()
}
