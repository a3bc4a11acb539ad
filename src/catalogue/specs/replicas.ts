import { sortedBy } from '../sorted-by.ts'
import { specRanking } from './settings.ts'

/** The sorted copy of the specifications: A–Z. What they are sorted by is `rank` in the index itself. */
export const specReplicas = [
  { name: 'specs_az', settings: sortedBy('asc(sortName)', specRanking) },
] as const
