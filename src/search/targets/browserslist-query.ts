import browserslist from 'browserslist'

/** Browsers as browserslist names them: "chrome 109". */
export type BrowserslistAnswer =
  | { readonly browsers: readonly string[] }
  | { readonly problem: string }

/**
 * Runs browserslist. Its data has only one version of Chrome and Firefox for Android, so a query
 * about Baseline, which concerns old versions of both, uses the versions of the desktop browsers
 * instead.
 */
export function askBrowserslist(query: string): BrowserslistAnswer {
  try {
    const mobileToDesktop = /\bbaseline\b/iu.test(query)
    return { browsers: browserslist(query, { mobileToDesktop }) }
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) }
  }
}
