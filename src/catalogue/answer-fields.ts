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
  'userData',
]
