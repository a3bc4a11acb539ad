export type BrowserFacts = {
  readonly userAgent: string
  /** Above 1 on an iPad, whose user agent names a Macintosh. */
  readonly maxTouchPoints: number
}

/**
 * The visitor's browser as a query: "chrome 140", "ios_saf 18.5"; undefined if it is neither a core
 * browser nor Chromium. All browsers on iOS use WebKit, so they count as Safari.
 */
export function ownBrowser({ userAgent, maxTouchPoints }: BrowserFacts): string | undefined {
  const version = (pattern: RegExp): string | undefined => pattern.exec(userAgent)?.[1]
  const isIpad = userAgent.includes('Macintosh') && maxTouchPoints > 1
  if (isIpad || /iPhone|iPad|iPod/u.test(userAgent)) {
    // Since version 26, Safari's user agent freezes the system version; only its own version grows.
    const system = version(/\bOS (\d+_\d+)/u)?.replace('_', '.')
    return query('ios_saf', version(/\bVersion\/(\d+\.\d+)/u) ?? system)
  }
  const isAndroid = userAgent.includes('Android')
  const firefox = version(/\bFirefox\/(\d+)/u)
  if (firefox !== undefined) return query(isAndroid ? 'and_ff' : 'firefox', firefox)
  const edge = version(/\bEdg\/(\d+)/u)
  if (edge !== undefined) return query('edge', edge)
  const chromium = version(/Chrom(?:e|ium)\/(\d+)/u)
  // WebViews of Android apps identify themselves.
  const isWebView = /; wv\)/u.test(userAgent)
  const onAndroid = isWebView ? 'android webview' : 'and_chr'
  if (chromium !== undefined) return query(isAndroid ? onAndroid : 'chrome', chromium)
  return query('safari', version(/\bVersion\/(\d+\.\d+).* Safari\//u))
}

function query(name: string, version: string | undefined): string | undefined {
  return version === undefined ? undefined : `${name} ${version.replace(/\.0$/u, '')}`
}
