import type { ListName } from '#catalogue/index.ts'
import type { Redirects } from '#contracts/content.ts'
import { type Check, isListOf, isShape, isTableOf, isText } from '#lib/shapes.ts'

import { readContentFile } from './content-file.ts'

/** What a former id has become: one record, several if it was split, or none. */
export function successorsOf(
  { list, id }: { readonly list: ListName; readonly id: string },
  redirects: Redirects,
): readonly string[] {
  const known = list === 'features' || list === 'specs' ? redirects[list] : {}
  const all = Object.hasOwn(known, id) ? (known[id] ?? []) : []
  return list === 'specs' ? all.slice(0, 1) : all
}

const none: Redirects = { features: {}, specs: {} }

const isSuccessors = isTableOf(isListOf(isText))

const isRedirects: Check<Redirects> = isShape<Redirects>({
  features: isSuccessors,
  specs: isSuccessors,
})

/** From the content files of a built page; none without the file. */
export async function readRedirects(dist: string): Promise<Redirects> {
  const value = await readContentFile(dist, 'redirects.json')
  return isRedirects(value) ? value : none
}
