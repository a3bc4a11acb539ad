import type { IndexSettings } from 'algoliasearch'

import { featureRanking } from './settings.ts'

/** Ranks by an attribute first, then by how well the text matches: a sorted list, whatever was typed. */
function sortedBy(criterion: string): IndexSettings {
  return {
    ranking: [
      criterion,
      'typo',
      'geo',
      'words',
      'filters',
      'proximity',
      'attribute',
      'exact',
      'custom',
    ],
    customRanking: featureRanking,
  }
}

/** The sorted copies of the features: newest Baseline, most usable, A–Z. */
export const featureReplicas = [
  { name: 'features_newest', settings: sortedBy('desc(newlyDate)') },
  { name: 'features_usage', settings: sortedBy('desc(usage)') },
  { name: 'features_az', settings: sortedBy('asc(sortName)') },
] as const
