/** The addresses that the page has a view for; a name after a colon stands for one part of a path. */
export const viewPaths = [
  '/',
  '/features',
  '/features/:id',
  '/compat',
  '/compat/:key',
  '/specs',
  '/specs/:shortname',
  '/releases',
  '/releases/:id',
  '/about',
] as const

const views = viewPaths.map(
  (path) => new RegExp(`^${path.replace(/\/$/, '').replace(/:\w+/, '[^/]+')}/?$`),
)

/** True for an address that the page has a view for; every other one is answered with status 404. */
export const isView = (path: string): boolean => views.some((view) => view.test(path))
