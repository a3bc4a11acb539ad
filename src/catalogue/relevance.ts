import type { IndexSettings } from 'algoliasearch'

/**
 * Words that say little in a query: technologies and libraries ("css"), kinds of things ("property"), function words, and
 * words of wishes and complaints ("nice", "working"). A record need not have them, but one that does comes first. They are
 * optional instead of removed because some are names on the web platform: the operator `in`, the selector `:has()`,
 * `for...of`.
 */
export const optionalWords: readonly string[] = [
  ...'css html js javascript api web webpage website page site browser code react vue angular'.split(
    ' ',
  ),
  ...'property properties element elements attribute method function tag feature api interface'.split(
    ' ',
  ),
  ...'support supported polyfill example examples tutorial alternative vs versus'.split(' '),
  ...'how what when why which does do is are can could should would will must use using used'.split(
    ' ',
  ),
  ...'i me my we you your it its the a an and or of to in on at by for from with into as so than'.split(
    ' ',
  ),
  ...'be has have if not our such that their them then there these they this those was were where while who will'.split(
    ' ',
  ),
  ...'make get add set want need without only no but just best way'.split(' '),
  ...'show effect effects user users own let lets allow allows nice simple easy different'.split(
    ' ',
  ),
  ...'doesn don isn work works working properly correctly'.split(' '),
  ...'tailwind bootstrap jquery lodash sass scss figma hook hooks native'.split(' '),
]

/**
 * How an index reads a query as people type it. Singular and plural are one word. If no record has all the words, one of
 * them is enough, and records with more of them come first.
 */
export const relevanceSettings = {
  typoTolerance: 'min',
  queryLanguages: ['en'],
  ignorePlurals: ['en'],
  optionalWords: [...optionalWords],
  removeWordsIfNoResults: 'allOptional',
  // A plural is as good as the word, but the word itself comes first.
  alternativesAsExact: [],
} satisfies IndexSettings

/**
 * The order of the criteria. Words come first, so that a record with more of them precedes one with fewer and fewer
 * typing errors. Exact words come before the attribute: "ble" is Web Bluetooth before it is the beginning of "blend".
 */
export const wordsFirst: readonly string[] = [
  'words',
  'typo',
  'geo',
  'filters',
  'exact',
  'proximity',
  'attribute',
  'custom',
]

/**
 * Settings of a sorted copy: it ranks by an attribute, then by how well the text matches. Only the number of words comes
 * before that, which differs where no record has all of them: else what has one of them would come first.
 * `customRanking` is that of its primary index.
 */
export function sortedBy(criterion: string, customRanking: string[]): IndexSettings {
  const [words = '', ...others] = wordsFirst
  return { ranking: [words, criterion, ...others], customRanking }
}

/**
 * What an answer says beside its hits, as `responseFields` of every index: what the page and its library read. The
 * provider would also repeat the parameters of the request and report its own times, a kilobyte for each query.
 */
export const answerFields: readonly string[] = [
  'hits',
  'nbHits',
  'page',
  'nbPages',
  'hitsPerPage',
  'facets',
  'facets_stats',
  'exhaustiveFacetsCount',
  'query',
  'queryID',
  'index',
  'processingTimeMS',
]
