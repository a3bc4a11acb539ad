import { type FollowForm, followForms } from '#contracts/follow-address.ts'
import { listPath } from '#contracts/paths.ts'
import { views } from '#contracts/views.ts'
import { decodePart } from '#lib/query-string.ts'
import { type RecordList, recordLists } from '#server/records/address.ts'

/** The page that is followed. */
export type FollowedPage =
  | { readonly kind: 'list'; readonly list: RecordList }
  | { readonly kind: 'record'; readonly list: FollowedRecordList; readonly id: string }
  | { readonly kind: 'set' }

/** Releases have one day each, and nothing to follow. */
export type FollowedRecordList = Exclude<RecordList, 'releases'>

export type FollowAddress = {
  readonly form: FollowForm
  /** The path of the page. */
  readonly path: string
  readonly page: FollowedPage
}

/** Lists that are files while nothing filters them: see `server/feeds`. */
const inFiles: ReadonlySet<string> = new Set(['/features.atom', '/releases.atom'])

const forms = ['atom', 'json', 'calendar'] as const satisfies readonly FollowForm[]

/** Undefined for all other addresses: those of pages, records and files. */
export function followAddress({ pathname, search }: Pick<URL, 'pathname' | 'search'>) {
  if (search === '' && inFiles.has(pathname)) return undefined
  const form = forms.find((one) => pathname.endsWith(followForms[one].ending))
  if (form === undefined) return undefined
  const path = pathname.slice(0, -followForms[form].ending.length)
  const page = pageAt(path)
  return page && ({ form, path, page } satisfies FollowAddress)
}

function pageAt(path: string): FollowedPage | undefined {
  if (path === views.set.path) return { kind: 'set' }
  const list = recordLists.find((name) => path === listPath(name))
  if (list !== undefined) return { kind: 'list', list }
  const [, name, id = ''] = /^\/(\w+)\/([^/]+)$/.exec(path) ?? []
  const own = recordLists.find((one) => one === name)
  if (own === undefined || own === 'releases' || id === '') return undefined
  return { kind: 'record', list: own, id: decodePart(id) }
}
