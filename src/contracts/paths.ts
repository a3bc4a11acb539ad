import type { ListName } from '#catalogue/indices.ts'

/** The path of a list: "/features". */
export const listPath = <Name extends ListName>(list: Name): `/${Name}` => `/${list}`

/** The list of a successor: an entry that nothing replaced leads to its feature, whose id has no dot. */
export const listOfSuccessor = <Name extends ListName>(list: Name, to: string) =>
  list === 'compat' && !to.includes('.') ? 'features' : list

/** The path of a record's page: "/features/subgrid". */
export const recordPath = (list: ListName, id: string): string =>
  `${listPath(list)}/${encodeURIComponent(id)}`
