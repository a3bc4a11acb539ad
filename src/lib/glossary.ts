/**
 * Display names of browsers, statuses and kinds of support. Every list, table, file, feed and
 * announcement uses them, so that names are consistent.
 */

/** Browsers and runtimes, by their ids in the compatibility data. */
export const browserNames = {
  chrome: 'Chrome',
  chrome_android: 'Chrome for Android',
  edge: 'Edge',
  firefox: 'Firefox',
  firefox_android: 'Firefox for Android',
  safari: 'Safari',
  safari_ios: 'Safari on iOS',
  samsunginternet_android: 'Samsung Internet',
  opera: 'Opera',
  opera_android: 'Opera for Android',
  webview_android: 'Android WebView',
  webview_ios: 'iOS WebView',
  oculus: 'Meta Quest Browser',
  nodejs: 'Node.js',
  deno: 'Deno',
  bun: 'Bun',
  ie: 'Internet Explorer',
} as const

/** What browserslist and the addresses of the page call the browsers and runtimes of the catalogue. */
export const queryNames = {
  chrome: 'chrome',
  chrome_android: 'and_chr',
  edge: 'edge',
  firefox: 'firefox',
  firefox_android: 'and_ff',
  safari: 'safari',
  safari_ios: 'ios_saf',
  nodejs: 'node',
  deno: 'deno',
  bun: 'bun',
  webview_android: 'android webview',
  webview_ios: 'ios webview',
} as const

/** Whether a browser can stand in a query of browsers. */
export function hasQueryName(browser: string): browser is keyof typeof queryNames {
  return Object.hasOwn(queryNames, browser)
}

export const baselineNames = {
  widely: 'Widely available',
  newly: 'Newly available',
  limited: 'Limited availability',
  discouraged: 'Discouraged',
} as const

export const releaseStatusNames = {
  current: 'Current',
  beta: 'Beta',
  nightly: 'Nightly',
  planned: 'Planned',
  esr: 'Extended support',
  retired: 'Retired',
} as const

export const lifecycleNames = {
  good: 'Active',
  pending: 'Pending',
  discontinued: 'Discontinued',
} as const

export const supportNames = {
  flag: 'Behind a flag',
  prefix: 'With a prefix',
  partial: 'Partial',
  preview: 'Preview only',
  removed: 'Removed',
  alternative: 'Alternative name',
} as const
