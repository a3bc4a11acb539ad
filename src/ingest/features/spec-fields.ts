import type { FeatureRecord, SpecLink } from '#catalogue/features/record.ts'

import type { FeatureSource } from '../sources/web-features.ts'
import type { SpecJoin } from '../specs/join.ts'

/** Addresses into no known specification are explainers and proposals. */
const EXPLAINER = 'Explainer'

/** The specifications of a feature and who is behind them. */
export function specFields(
  { spec }: FeatureSource,
  joinSpec: SpecJoin,
): Pick<FeatureRecord, 'specs' | 'spec' | 'org'> {
  const joined = spec.map((url) => ({ url, found: joinSpec(url) }))
  const specs = joined.map(({ url, found }): SpecLink => {
    return found === undefined
      ? { title: EXPLAINER, url }
      : { title: found.title, url, id: found.shortname }
  })
  const orgs = joined.map(({ found }) => found?.org)
  return {
    specs,
    spec: [...new Set(joined.map(({ found }) => found?.shortTitle ?? EXPLAINER))],
    org: [...new Set(orgs)].filter((org) => org !== undefined),
  }
}
