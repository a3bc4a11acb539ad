import * as v from 'valibot'

import type { ListName } from '#catalogue/indices.ts'
import { redirected, type Redirects, redirectsSchema } from '#contracts/content-files.ts'

import { readContentFile } from './content-file.ts'

/** What a former id has become: one record, several if it was split, or none. */
export function successorsOf(
  asked: { readonly list: ListName; readonly id: string },
  redirects: Redirects,
): readonly string[] {
  const all = redirected(redirects, asked)
  return asked.list === 'specs' ? all.slice(0, 1) : all
}

const none: Redirects = { features: {}, specs: {}, compat: {} }

/** From the content files of a built page; none without the file. */
export async function readRedirects(dist: string): Promise<Redirects> {
  const value = await readContentFile(dist, 'redirects.json')
  return v.is(redirectsSchema, value) ? value : none
}
