import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'

import type { Redirects } from '#catalogue/content.ts'

const none: Redirects = { features: {}, specs: {} }

/** The redirects of former ids, from the content files of a built page; none where it has no such file. */
export async function readRedirects(dist: string): Promise<Redirects> {
  const assets = join(dist, 'assets')
  const names = await readdir(assets)
  const folder = names.find((name) => name.startsWith('content-'))
  if (folder === undefined) return none
  const value: unknown = JSON.parse(await readFile(join(assets, folder, 'redirects.json'), 'utf8'))
  return isRedirects(value) ? value : none
}

function isRedirects(value: unknown): value is Redirects {
  return isTable(value) && ['features', 'specs'].every((kind) => isTableOfIds(value[kind]))
}

function isTableOfIds(value: unknown): boolean {
  return isTable(value) && Object.values(value).every(isIdList)
}

function isIdList(value: unknown): boolean {
  return Array.isArray(value) && value.every((id) => typeof id === 'string')
}

function isTable(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
