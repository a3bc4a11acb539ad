import type { ListDefinition } from '../list-definition.ts'
import { featuresList } from './features.ts'

/** The list that a search leads to from where there is none. */
export const mainList: ListDefinition = featuresList

/** Every list, in the order of the tabs. */
export const lists: readonly ListDefinition[] = [featuresList]

/** The list at an address; undefined where another kind of view is. */
export function listAt(pathname: string): ListDefinition | undefined {
  return lists.find(({ path }) => path === pathname)
}
