import type { IndexSettings } from 'algoliasearch'

/**
 * Words with little meaning in a query; records with them rank higher. They are optional, not
 * removed, because some are names: the operator `in`, the selector `:has()`, `for...of`.
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
 * How an index interprets queries. If no record has all words, one suffices, and records with more
 * words rank higher.
 */
export const relevanceSettings = {
  typoTolerance: 'min',
  queryLanguages: ['en'],
  ignorePlurals: ['en'],
  optionalWords: [...optionalWords],
  removeWordsIfNoResults: 'allOptional',
  // Plurals match, but the exact word ranks higher.
  alternativesAsExact: [],
} satisfies IndexSettings

/**
 * Words come first, so that a record with more of them precedes one with fewer typos. Exact words
 * precede the attribute: "ble" is Web Bluetooth, not the beginning of "blend".
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
 * Settings of a replica. The number of words still comes before its criterion, because it differs
 * if no record has all words. `customRanking` is the primary's.
 */
export function sortedBy(criterion: string, customRanking: string[]): IndexSettings {
  const [words = '', ...others] = wordsFirst
  return { ranking: [words, criterion, ...others], customRanking }
}

/**
 * The `responseFields` of every index: what the page and its library read, and what an operator sets
 * in the dashboard of the provider. The stamp of the data, `userData`, is left out: its 290 bytes would
 * be in the answer to each query.
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
  'renderingContent',
  'appliedRules',
]
