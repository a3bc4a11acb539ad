/** The addresses that the page has a view for; a name after a colon stands for one part of a path. */
export const viewPaths = [
  '/',
  '/search',
  '/features',
  '/features/:id',
  '/compat',
  '/compat/:key',
  '/specs',
  '/specs/:shortname',
  '/releases',
  '/releases/:id',
  '/saved',
  '/status',
  '/about',
  '/privacy',
  '/shortcuts',
] as const

/** The address of a view as a pattern: "/features/:id". */
export type ViewPath = (typeof viewPaths)[number]

/** A view, and the id of what it shows where it is about a record. */
export type View = { readonly path: ViewPath; readonly id?: string }

const views = viewPaths.map(
  (path) =>
    [path, new RegExp(`^${path.replace(/\/$/, '').replace(/:\w+/, '([^/]+)')}/?$`)] as const,
)

/** The view at an address; undefined where there is none. */
export function viewAt(pathname: string): View | undefined {
  for (const [path, pattern] of views) {
    const match = pattern.exec(pathname)
    if (match !== null) return { path, ...(match[1] && { id: decode(match[1]) }) }
  }
  return undefined
}

/** True for an address that the page has a view for; every other one is answered with status 404. */
export const isView = (pathname: string): boolean => viewAt(pathname) !== undefined

/** The address of a view: `addressOf('/features/:id', 'subgrid')`. */
export const addressOf = (path: ViewPath, id = ''): string =>
  path.replace(/:\w+/, () => encodeURIComponent(id))

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    // A stray percent sign: the page shows it as it is, and finds nothing by that name.
    return text
  }
}
