import type { Redirects } from '#contracts/content-files.ts'
import { listOfSuccessor, recordPath } from '#contracts/paths.ts'
import { successorsOf } from '#server/seo/redirects.ts'

import type { RecordList } from './address.ts'
import type { WrittenFor } from './record-json.ts'
import { answerFailure, answerMoved } from './replies.ts'

/** A request for a record that the data does not have. */
export type AbsentRecord = {
  readonly request: Request
  readonly place: Pick<WrittenFor, 'siteUrl'>
  readonly list: RecordList
  readonly id: string
}

/**
 * A former id redirects; one that was split has several successors, which the answer names.
 * @param ending what follows the id in the address: ".json"
 */
export async function answerAbsent(
  { request, place: { siteUrl }, list, id }: AbsentRecord,
  { loadRedirects }: { readonly loadRedirects: () => Promise<Redirects> },
  ending: string,
): Promise<Response> {
  const successors = successorsOf({ list, id }, await loadRedirects())
  const fileOf = (name: string) => recordPath(listOfSuccessor(list, name), name) + ending
  const [first, ...others] = successors
  if (first !== undefined && others.length === 0) {
    return answerMoved(fileOf(first) + new URL(request.url).search)
  }
  if (first !== undefined) {
    const message = `“${id}” was split. Ask for its parts instead.`
    const parts = successors.map((name) => ({ id: name, url: siteUrl + fileOf(name) }))
    return answerFailure({ status: 410, message, parts })
  }
  const message = `There is no such id in ${list}. ${siteUrl}/sitemap.xml names all of them; ${siteUrl}/${list}?q= searches them.`
  return answerFailure({ status: 404, message })
}
