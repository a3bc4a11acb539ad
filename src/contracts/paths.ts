import type { ListName } from '#catalogue/index.ts'

/** The addresses of the views that are about no index. */
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

/** The address of a list: "/features". */
export const listPath = <Name extends ListName>(list: Name): `/${Name}` => `/${list}`

/** The address of the page of a record: "/features/subgrid". */
export const recordPath = (list: ListName, id: string): string =>
  `${listPath(list)}/${encodeURIComponent(id)}`
