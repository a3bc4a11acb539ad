import type { ListName } from '#catalogue/indices.ts'
import { listPath } from '#contracts/paths.ts'
import { decodePart } from '#lib/query-string.ts'

/** The lists whose records programs can read. Another list has pages alone. */
export const recordLists = [
  'features',
  'compat',
  'specs',
  'releases',
] as const satisfies readonly ListName[]

export type RecordList = (typeof recordLists)[number]

/** What a program asks for. */
export type MachineAddress =
  | { readonly kind: 'record' | 'badge'; readonly list: RecordList; readonly id: string }
  | { readonly kind: 'description' | 'overview' }

export const descriptionPath = '/openapi.json'
export const overviewPath = '/llms.txt'

/** Undefined for all other paths: those of pages and files. */
export function machineAddress(path: string): MachineAddress | undefined {
  if (path === descriptionPath) return { kind: 'description' }
  if (path === overviewPath) return { kind: 'overview' }
  const list = recordLists.find((name) => path.startsWith(`${listPath(name)}/`))
  const [, name, ending] = /^\/\w+\/([^/]+)\.(json|svg)$/.exec(path) ?? []
  if (list === undefined || name === undefined) return undefined
  const id = decodePart(name)
  if (ending === 'json') return { kind: 'record', list, id }
  // Names of entries can end in this way, too, and only features have badges.
  return list === 'features' ? { kind: 'badge', list, id } : undefined
}

/** The forms of ids: anything else is not looked up. */
const forms = {
  features: /^[a-z\d-]{1,80}$/,
  compat: /^[\w.@-]{1,200}$/,
  specs: /^[\w.-]{1,100}$/,
  releases: /^[a-z_]{2,40}-[\w.-]{1,20}$/,
} as const satisfies Record<RecordList, RegExp>

export function isRecordId(list: RecordList, id: string): boolean {
  return forms[list].test(id)
}
