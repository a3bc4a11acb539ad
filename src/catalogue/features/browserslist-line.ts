import { coreBrowsers, NEVER } from '#catalogue/browsers.ts'
import { queryNames } from '#lib/glossary.ts'

import type { FeatureRecord } from './record.ts'

/**
 * The browsers that support the feature according to web-features (not all of its parts) as a
 * browserslist query: "chrome >= 105, safari >= 15.4". Empty unless every core browser supports it:
 * a query cannot express exclusion, and a missing browser would go unnoticed.
 */
export function browserslistLine({ min }: Pick<FeatureRecord, 'min'>): string {
  if (coreBrowsers.some((browser) => min[browser] >= NEVER)) return ''
  return coreBrowsers.map((browser) => `${queryNames[browser]} >= ${min[browser]}`).join(', ')
}
