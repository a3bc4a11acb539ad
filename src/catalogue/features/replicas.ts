import { sortedBy } from '../sorted-by.ts'
import { featureRanking } from './settings.ts'

/** The sorted copies of the features: newest Baseline, most usable, A–Z. */
export const featureReplicas = [
  { name: 'features_newest', settings: sortedBy('desc(newlyDate)', featureRanking) },
  { name: 'features_usage', settings: sortedBy('desc(usage)', featureRanking) },
  { name: 'features_az', settings: sortedBy('asc(sortName)', featureRanking) },
] as const
