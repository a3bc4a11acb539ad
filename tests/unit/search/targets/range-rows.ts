import type { QueryRow } from './browserslist-traps.ts'

/** An end of a range that comes before the newest version is said, and one that was never released. */
export const ranges: readonly QueryRow[] = [
  {
    query: 'firefox 100-120',
    as: 'browserslist',
    remark: 'Versions after Firefox 120 are judged, too.',
  },
  {
    query: 'chrome < 100',
    why: 'caniuse-lite begins with Chrome 4.',
    targets: { chrome: 1 },
    remark: 'Versions after Chrome 99 are judged, too.',
  },
  {
    query: 'last 60 versions and firefox <= 120',
    as: 'browserslist',
    remark: 'Versions after Firefox 120 are judged, too.',
  },
  {
    query: 'opera 100-120',
    as: 'browserslist',
    remark: 'Versions after Opera 120 are judged, too.',
  },
  {
    query: 'chrome 100-120, firefox 100-120, safari 15-17',
    as: 'browserslist',
    remark: 'Later versions of these browsers are judged, too.',
  },
  {
    query: 'node 18-20',
    as: 'browserslist',
    remark: 'are judged, too.',
  },
  {
    query: 'deno 1.40-2',
    targets: { deno: 1_040_000 },
    remark: 'Versions after Deno 2 are judged, too.',
  },
  {
    query: 'safari 17-20',
    as: 'browserslist',
    remark: 'There is no Safari 20. Versions after Safari 18.6 are judged, too.',
  },
  {
    query: 'safari >= 20',
    why: 'The first that was released above it counts.',
    targets: { safari: 26 },
    remark: 'There is no Safari 20.',
  },
  {
    query: 'safari < 20',
    why: 'caniuse-lite begins with Safari 3.1.',
    targets: { safari: 1 },
    remark: 'There is no Safari 20. Versions after Safari 18.6 are judged, too.',
  },
  { query: 'chrome 100-999', as: 'browserslist', remark: 'The newest Chrome known is ' },
  {
    query: 'chrome 120-100',
    why: 'browserslist answers with none.',
    unjudged: ['“chrome 120-100”'],
    nearest: 'chrome 100-120',
  },
]
