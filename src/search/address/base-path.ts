/* Each is nothing for a site at the root of its host, and the build leaves it out. */

/** The path of the site, as the router takes it: "/" or "/plinth/", with which the link to the home page ends. */
export const basePath = (): string => import.meta.env.BASE_URL

/**
 * The address of a view or a file as the browser takes it: what links and forms hold. The page itself
 * uses addresses without the path of the site.
 */
export function hrefAt(address: string): string {
  return import.meta.env.BASE_URL === '/' ? address : start() + address
}

/** The path of a view from one of the browser: the opposite of `hrefAt`. */
export function pathAt(pathname: string): string {
  if (import.meta.env.BASE_URL === '/') return pathname
  const isBelow = pathname === start() || pathname.startsWith(basePath())
  return (isBelow ? pathname.slice(start().length) : pathname) || '/'
}

const start = (): string => basePath().slice(0, -1)
