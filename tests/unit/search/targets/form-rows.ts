import type { QueryRow } from './browserslist-traps.ts'

const UNREAD = 'It is written in no form that is known here'

/** Signs that people write between a browser and its version. */
const signs = [
  'chrome = 100',
  'chrome == 100',
  'chrome-100',
  'chrome@100',
  'chrome v100',
  'Chrome100',
  'chrome ≥ 100',
  'chrome => 100',
  'chrome 100+',
].map((query): QueryRow => ({ query, targets: { chrome: 100 }, remark: '' }))

const spans = ['chrome 100–110', 'chrome 100 - 110', 'chrome 100 to 110'].map(
  (query): QueryRow => ({
    query,
    targets: { chrome: 100 },
    remark: 'Versions after Chrome 110 are judged, too.',
  }),
)

/** Forms that are near to known ones: that a browser or a set is named is not denied. */
const unreadable: readonly QueryRow[] = [
  'last 2 majors',
  'last 6 months',
  'last two versions',
  'since yesterday',
  'firefox 78 esr',
  'node 20.x',
  'node lts',
  'chrome 100 101',
  'chrome 100 & safari 16',
  '> 1',
  '= 1%',
  '> 1% in germany',
  'baseline high',
  'opera gx',
].map((query): QueryRow => ({ query, unjudged: [`“${query}”`], reason: UNREAD }))

const strangers: readonly QueryRow[] = ['brave 1.60', 'netscape 4', 'toString 1', '💥'].map(
  (query): QueryRow => ({
    query,
    unjudged: [`“${query}”`],
    reason: 'It names no browser that is known here.',
  }),
)

/** Forms as people type them. */
export const forms: readonly QueryRow[] = [
  ...signs,
  ...spans,
  ...unreadable,
  ...strangers,
  { query: 'widely available', remark: '' },
  { query: 'baseline newly', remark: '' },
  { query: 'baseline 24', unjudged: ['“baseline 24”'], reason: 'Baseline has the years 2015 to ' },
  {
    query: 'samsung internet >= 20',
    why: 'caniuse-lite lacks releases.',
    targets: { chrome_android: 106 },
    remark: 'Samsung Internet 20 counts by its engine, Chromium 106.',
  },
  {
    query: 'electron 20-25',
    why: 'browserslist knows versions of Electron with a minor alone.',
    targets: { chrome: 104 },
  },
  { query: 'electron 99', unjudged: ['“electron 99”'], reason: 'No such version is known here.' },
  { query: 'node 18-99', targets: { nodejs: 18_000_000 }, remark: 'The newest Node.js known is ' },
  {
    query: 'last 3 chrome versions, not chrome >= 158',
    as: 'browserslist',
  },
]
