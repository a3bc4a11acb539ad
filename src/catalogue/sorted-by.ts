import type { IndexSettings } from 'algoliasearch'

/**
 * Settings of a sorted copy: it ranks by an attribute first, then by how well the text matches, whatever was typed.
 * `customRanking` is that of its primary index.
 */
export function sortedBy(criterion: string, customRanking: string[]): IndexSettings {
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
    customRanking,
  }
}
