import type { ListName } from '#catalogue/indices.ts'

/** The path of a list: "/features". */
export const listPath = <Name extends ListName>(list: Name): `/${Name}` => `/${list}`

/** The path of a record's page: "/features/subgrid". */
export const recordPath = (list: ListName, id: string): string =>
  `${listPath(list)}/${encodeURIComponent(id)}`
