import { notEmbedded } from '#provider/protocol/errors.ts'
import { toHex } from '#provider/protocol/hex.ts'
import type { JsonObject } from '#provider/protocol/json.ts'
import { decodeForm, forcedParameters } from '#provider/protocol/parameters/request-parameters.ts'

export type SecuredKey = {
  /** The key from which it was derived, and whose rights it has. */
  readonly parent: string
  /** Epoch seconds. */
  readonly validUntil: number | undefined
  /** Patterns of the indices that it is restricted to; empty: no further restriction. */
  readonly indexes: readonly string[]
  readonly parameters: JsonObject
  readonly filters: readonly string[]
}

/** Hexadecimal digits of an HMAC-SHA256. */
const SIGNATURE = 64

/**
 * Reads a secured key: base64 of the HMAC of its restrictions under the parent key, followed by the
 * restrictions as a query string.
 * @returns undefined if it is not a secured key or not signed with one of `parents`
 * @throws ApiError 400 for `restrictSources`: an address may be that of a proxy
 */
export async function readSecuredKey(
  key: string,
  parents: readonly string[],
): Promise<SecuredKey | undefined> {
  const decoded = decodeBase64(key)
  const signature = decoded?.slice(0, SIGNATURE) ?? ''
  if (decoded === undefined || !/^[0-9a-f]{64}$/.test(signature)) return undefined
  const restrictions = decoded.slice(SIGNATURE)
  const signatures = await Promise.all(parents.map((parent) => sign(parent, restrictions)))
  const parent = parents[signatures.indexOf(signature)]
  return parent === undefined ? undefined : readRestrictions(parent, restrictions)
}

/** HMAC-SHA256 of a text, in hexadecimal digits. */
async function sign(key: string, text: string): Promise<string> {
  const encoder = new TextEncoder()
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const secret = await crypto.subtle.importKey('raw', encoder.encode(key), algorithm, false, [
    'sign',
  ])
  const bytes = new Uint8Array(await crypto.subtle.sign('HMAC', secret, encoder.encode(text)))
  return toHex(bytes)
}

function readRestrictions(parent: string, restrictions: string): SecuredKey {
  const { validUntil, restrictIndices, restrictSources, filters, ...parameters } =
    decodeForm(restrictions)
  if (restrictSources !== undefined) throw notEmbedded('restrictSources in secured keys')
  return {
    parent,
    validUntil: validUntil === undefined ? undefined : Number(validUntil),
    indexes: typeof restrictIndices === 'string' ? splitNames(restrictIndices) : [],
    parameters: forcedParameters(parameters),
    filters: typeof filters === 'string' ? [filters] : [],
  }
}

/** Reads comma-separated names, or a JSON array of names. */
function splitNames(names: string): readonly string[] {
  return names
    .replaceAll(/^\[|\]$|"/g, '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
}

function decodeBase64(text: string): string | undefined {
  try {
    return atob(text)
  } catch {
    return undefined
  }
}
