import browserslist from 'browserslist'

/** The browsers that a query names, as browserslist does: "chrome 109". */
export type BrowserslistAnswer =
  | { readonly browsers: readonly string[] }
  | { readonly problem: string }

/**
 * Asks browserslist. Its data knows one version alone of Chrome and Firefox for Android; where Baseline is asked for, which is
 * about old versions of both, they count with the versions of the desktop.
 */
export function askBrowserslist(query: string): BrowserslistAnswer {
  try {
    const mobileToDesktop = /\bbaseline\b/iu.test(query)
    return { browsers: browserslist(query, { mobileToDesktop }) }
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) }
  }
}
