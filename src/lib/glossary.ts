import names from './glossary.json' with { type: 'json' }

/**
 * Display names of browsers, statuses and kinds of support. Every list, table, file, feed and
 * announcement uses them, so that names are consistent.
 */

/** Browsers and runtimes, by their ids in the compatibility data. */
export const browserNames = names.browsers

/** What browserslist and the addresses of the page call the browsers and runtimes of the catalogue. */
export const queryNames = names.queries

export const baselineNames = names.baseline
export const releaseStatusNames = names.releases
export const lifecycleNames = names.lifecycle
export const supportNames = names.support

/** Whether a browser can stand in a query of browsers. */
export function hasQueryName(browser: string): browser is keyof typeof queryNames {
  return Object.hasOwn(queryNames, browser)
}
