import { type QueryRow, traps } from './browserslist-traps.ts'
import { forms } from './form-rows.ts'
import { ranges } from './range-rows.ts'

const same = (queries: string): readonly QueryRow[] =>
  queries
    .trim()
    .split('\n')
    .map((query) => ({ query: query.trim(), as: 'browserslist' }))

/** Forms that browserslist documents, where both are right. */
const documented: readonly QueryRow[] = same(`
  defaults
  last 2 versions
  last 1 version
  last 2 major versions
  last 3 chrome versions
  last 2 Chrome major versions
  last 2 edge versions
  last 2 safari versions
  last 2 samsung versions
  last 2 opera versions
  last 2 firefox versions or last 1 safari version
  > 0.5%
  > 5%
  >= 1%
  < 1%
  > 1% in US
  > 1% in alt-as
  > 1% in US, > 1% in DE
  cover 90%
  cover 90% in FR
  cover 99.5% in alt-eu
  since 2024
  since 2024-05
  since 2024-05-17
  last 2 years
  last 0.5 years
  dead
  > 0.5%, last 2 versions, Firefox ESR, not dead
  firefox esr
  Firefox ESR, last 1 chrome version
  unreleased versions
  unreleased chrome versions
  maintained node versions
  last 2 node versions
  last 2 node major versions
  node >= 22 and last 3 node major versions
  supports css-grid
  fully supports css-grid and > 0.1%
  partially supports webp, not dead
  electron 25.0
  electron >= 25.0
  electron 20.0-25.0
  last 2 electron versions
  phantomjs 2.1
  op_mini all, last 1 chrome version
  last 2 versions and chrome > 100
  last 2 versions, not op_mini all
  last 2 versions, not ie <= 11
  last 2 versions and not dead
  chrome 109
  chrome >= 109
  chrome > 109
  chrome 100-110
  edge >= 110, firefox >= 115
  safari >= 15.4
  safari 15.4, safari 16.0
  ios 16.4
  ios_saf >= 15.4, chrome >= 109
  ff 115
  fx >= 115
  samsung 28
  samsung >= 25
  opera 100
  opera 100, opera 110
  chrome 109 or safari 16.4
`)

const ONE_OF_PHONES = 'caniuse-lite has one version of Chrome and Firefox for Android, the newest.'

/** Forms that browserslist does not know. */
const own: readonly QueryRow[] = [
  { query: 'widely' },
  { query: 'newly' },
  { query: '2022' },
  { query: 'Baseline 2022', why: ONE_OF_PHONES },
  { query: 'baseline 2018', why: ONE_OF_PHONES },
  { query: 'deno 1.40', targets: { deno: 1_040_000 } },
  { query: 'bun >= 1, deno 2', targets: { bun: 1_000_000, deno: 2_000_000 } },
  { query: 'android webview 120', targets: { webview_android: 120_000_000 } },
  { query: 'webview 120', targets: { webview_android: 120_000_000 } },
  { query: 'Legacy Edge 18, mobile safari 16', targets: { edge: 18, safari_ios: 16 } },
  { query: 'Opera Mobile 83', targets: { chrome_android: 126 } },
  { query: 'webview ios 17.4', targets: { webview_ios: 17_004_000 } },
  { query: 'Chrome for Android 120', targets: { chrome_android: 120 } },
  { query: 'Safari on iOS 15.4', targets: { safari_ios: 15.4 } },
  { query: 'chrome beta', remark: 'is not out yet.' },
  { query: 'chrome dev, safari 16', remark: 'Chrome dev counts as ' },
  { query: 'Chrome Canary', remark: 'Chrome Canary counts as ' },
  { query: 'firefox nightly', remark: 'is not out yet.' },
  { query: 'firefox developer edition', remark: 'is not out yet.' },
  { query: 'edge stable' },
  { query: 'opera beta' },
  { query: 'latest safari, deno latest', remark: 'Deno latest counts as ' },
  { query: 'bun > 1', unjudged: ['“bun > 1”'] },
  { query: 'Node.js 20, Internet Explorer 11', targets: { nodejs: 20_000_000, ie: 11_000_000 } },
]

const mixed: readonly QueryRow[] = [
  {
    query: 'defaults, node 20',
    unjudged: true,
    why: 'What is named counts, not its last release.',
  },
  { query: 'widely, maintained node versions' },
  { query: 'last 2 versions, ios webview 17, bun 1', unjudged: true },
  { query: 'op_mini all, chrome 150', targets: { chrome: 150 }, unjudged: ['Opera Mini'] },
  { query: 'kaios 2.5, chrome 150', targets: { chrome: 150 }, unjudged: ['KaiOS 2.5'] },
  {
    query: 'chrmoe 109, safari 16',
    targets: { safari: 16 },
    unjudged: ['“chrmoe 109”'],
    nearest: 'chrome 109, safari 16',
  },
  {
    query: 'safari 20, chrome 150, baseline 2999',
    targets: { chrome: 150 },
    unjudged: ['“safari 20”', '“baseline 2999”'],
  },
  {
    query: 'chrome 150, since 2024-13-45',
    targets: { chrome: 150 },
    unjudged: ['“since 2024-13-45”'],
    why: 'browserslist takes any numbers for a month and a day.',
  },
  { query: 'chrome 150, not nonsense', targets: { chrome: 150 }, unjudged: ['“not nonsense”'] },
  { query: 'chrome 150 and nonsense', targets: { chrome: 150 }, unjudged: ['“and nonsense”'] },
  { query: 'baseline 2022 and chrome >= 120', targets: { chrome: 120 } },
  { query: 'baseline 2022, not chrome < 115, not safari >= 16', why: ONE_OF_PHONES },
  {
    query: 'chrome 150, extends browserslist-config-x',
    targets: { chrome: 150 },
    unjudged: ['“extends browserslist-config-x”'],
  },
]

/** Nothing can be judged. */
const nothing: readonly QueryRow[] = [
  'nonsense',
  'constructor',
  '__proto__ 1',
  'this is no query',
  'chrome',
  'last 2 bun versions',
  'opera mini',
  'quest',
  'uc browser',
  'ios webview',
  'ie beta',
  'not dead',
  'op_mini all',
  'bb 10',
  'node 99',
  '> 1% in XX',
  'supports nothing-at-all',
  'extends browserslist-config-x',
  'cover 10% in nobody stats',
]
  .map((query): QueryRow => ({ query, unjudged: true }))
  .concat([
    { query: 'browserslist config', unjudged: true, why: 'It reads the files beside it.' },
    { query: 'electron', unjudged: true, nearest: 'last 1 electron version' },
    { query: 'current node', unjudged: true, why: 'It is the Node.js that runs it.' },
  ])

export const queryRows: readonly QueryRow[] = [
  ...documented,
  ...traps,
  ...ranges,
  ...forms,
  ...own,
  ...mixed,
  ...nothing,
]

/** The queries of which nothing can be judged. */
export const emptyQueries: ReadonlySet<string> = new Set([
  ...nothing.map(({ query }) => query),
  ...[...traps, ...ranges, ...forms]
    .filter(({ query, unjudged }) => Array.isArray(unjudged) && unjudged[0] === `“${query}”`)
    .map(({ query }) => query),
  'bun > 1',
  'baseline newly available on 2024-06-01',
])
