const site = 'https://developer.mozilla.org'

/** The path of a page on MDN; undefined where there is no address or it leads elsewhere. */
export function mdnPath(url: string | undefined): string | undefined {
  return url?.startsWith(`${site}/`) === true ? url.slice(site.length) : undefined
}
