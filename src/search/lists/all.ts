import type { ListName } from '#catalogue/indices.ts'

import { compatList } from './compat.ts'
import { featuresList } from './features.ts'
import type { ListDefinition } from './list-definition.ts'
import { releasesList } from './releases.ts'
import { specsList } from './specs.ts'

const byId: Readonly<Record<ListName, ListDefinition>> = {
  features: featuresList,
  compat: compatList,
  specs: specsList,
  releases: releasesList,
}

export const lists: readonly ListDefinition[] = Object.values(byId)

/** Views look lists up here: a direct import would make the build emit a file per list. */
export function listById(id: ListName): ListDefinition {
  return byId[id]
}

/** The list at an address, or undefined if it shows another view. */
export function listAt(pathname: string): ListDefinition | undefined {
  return lists.find(({ path }) => path === pathname)
}
