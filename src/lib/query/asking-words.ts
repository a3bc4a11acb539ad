/** Phrases by meaning, separated by bars. */
export type Phrases = Readonly<Record<string, string>>

/**
 * What browsers and runtimes are called, by ids of the compatibility data; `chromium` and
 * `edge_legacy` are additional groups. In lower case.
 */
export const browserPhrases = {
  chrome: 'chrome|google chrome|desktop chrome|chrome desktop',
  chrome_android:
    'chrome android|android chrome|chrome for android|chrome on android|chrome mobile|mobile chrome|android',
  chromium:
    'chromium|blink|chrome and edge|chrome & edge|edge and chrome|chromium browsers|chromium based browsers',
  edge: 'edge|microsoft edge|ms edge|msedge|chromium edge|edge chromium',
  edge_legacy: 'edge legacy|legacy edge|old edge|edgehtml|edge html',
  firefox: 'firefox|ff|mozilla|mozilla firefox|gecko|desktop firefox|firefox desktop',
  firefox_android:
    'firefox android|android firefox|firefox for android|firefox on android|firefox mobile|mobile firefox',
  safari:
    'safari|webkit|apple safari|desktop safari|safari desktop|safari mac|safari macos|macos safari',
  safari_ios:
    'safari ios|ios safari|safari on ios|mobile safari|safari mobile|iphone|ipad|ios|iphone safari|safari iphone|safari on iphone|safari on ipad',
  samsunginternet_android: 'samsung internet|samsung browser|samsung',
  opera: 'opera',
  nodejs: 'nodejs|node.js|node js|node',
  deno: 'deno',
  bun: 'bun',
  ie: 'ie|internet explorer|msie',
} as const satisfies Phrases

/** Names of browsers that are words of the platform too: "DOM node", "-webkit-line-clamp". */
export const doubtfulBrowsers = 'node|webkit|blink|gecko|mozilla'

/** What a release is called instead of by its version. */
export const releaseStatuses = {
  current: 'latest|current|newest|most recent|stable|latest stable|current stable',
  esr: 'esr|extended support|extended support release|lts',
  beta: 'beta',
  nightly: 'nightly|canary',
} as const satisfies Phrases

/** What things of the platform are; most names are found without these words. */
export const kinds = 'operator|property|properties|elements|attribute|selector|function|statement'

/** Words of questions on support, each reader of which adds its own. */
export const asking = {
  versions: 'version|versions|release|releases',
  lowest: 'first|minimum|lowest',
  /** What a thing is in a browser. */
  states: 'supported|available|implemented|working|shipped|ready|safe',
  /** What happened to it. */
  events: 'added|introduced|released|landed',
  /** What a browser does with it. */
  verbs: 'add|ship|implement|introduce|land|have|get',
  ends: 'deprecated|removed|standard',
  times: 'already|now|yet|still',
  support: 'support|compatibility|compat',
} as const satisfies Phrases
