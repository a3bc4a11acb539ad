import type { ListName } from '#catalogue/index.ts'

/** The paths of views without an index. */
export const viewPaths = {
  home: '/',
  everything: '/search',
  upcoming: '/upcoming',
  saved: '/saved',
  diff: '/diff',
  set: '/set',
  check: '/check',
  status: '/status',
  about: '/about',
  privacy: '/privacy',
  shortcuts: '/shortcuts',
} as const

/** The path of a list: "/features". */
export const listPath = <Name extends ListName>(list: Name): `/${Name}` => `/${list}`

/** The path of a record's page: "/features/subgrid". */
export const recordPath = (list: ListName, id: string): string =>
  `${listPath(list)}/${encodeURIComponent(id)}`
