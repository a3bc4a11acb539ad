/* Each is nothing for a site at the root of its host, and the build leaves it out. */

/** The path of the site, as the router takes it: "/" or "/plinth". */
export function basePath(): string {
  return import.meta.env.BASE_URL === '/' ? '/' : import.meta.env.BASE_URL.slice(0, -1)
}

/**
 * The address of a view or a file as the browser takes it: what links and forms hold. The page itself
 * uses addresses without the path of the site.
 */
export function hrefAt(address: string): string {
  return import.meta.env.BASE_URL === '/' ? address : basePath() + address
}

/** The path of a view from one of the browser: the opposite of `hrefAt`. */
export function pathAt(pathname: string): string {
  if (import.meta.env.BASE_URL === '/') return pathname
  const start = basePath()
  const isBelow = pathname === start || pathname.startsWith(`${start}/`)
  return (isBelow ? pathname.slice(start.length) : pathname) || '/'
}
