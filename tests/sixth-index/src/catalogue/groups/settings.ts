import type { IndexSettings } from 'algoliasearch'

import type { GroupRecord } from './record.ts'

/** What a list of groups shows. */
export const groupListAttributes = [
  'objectID',
  'name',
  'path',
  'area',
  'featureCount',
] as const satisfies readonly (keyof GroupRecord)[]

export const groupSettings = {
  searchableAttributes: ['name', 'unordered(path)'],
  attributesForFaceting: ['area'],
  numericAttributesForFiltering: ['featureCount'],
  customRanking: ['desc(featureCount)', 'asc(name)'],
  attributesToRetrieve: [...groupListAttributes],
  attributesToHighlight: ['name'],
  hitsPerPage: 20,
} satisfies IndexSettings
