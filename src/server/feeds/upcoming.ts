import type { FeatureRecord } from '#catalogue/features/record.ts'
import { recordPath, viewPaths } from '#contracts/paths.ts'
import { plainCodeText } from '#lib/code-text.ts'
import { isoDay } from '#lib/dates.ts'
import { formatDay } from '#lib/format-day.ts'

import type { AtomEntry, FeedContent } from './atom.ts'
import type { CalendarDay } from './calendar.ts'

/** The attributes of a feature that news of its next step shows. */
export type ComingFeature = Pick<
  FeatureRecord,
  'objectID' | 'name' | 'description' | 'baseline' | 'newlyDate' | 'widelyExpected'
>

/** A feature with the days on which it became newly available and is expected to be widely available. */
type Dated = { readonly feature: ComingFeature; readonly since: string; readonly due: string }

/** News of the days on which features are expected to be widely available; each is news since the feature is Baseline. */
export function upcomingEntries(features: readonly ComingFeature[], siteUrl: string): FeedContent {
  const entries = datedFeatures(features).map(
    ({ feature: { objectID, name, description }, since, due }): AtomEntry => ({
      name: `features/${objectID}/upcoming`,
      title: `${name}: widely available on ${formatDay(due)}`,
      address: siteUrl + recordPath('features', objectID),
      date: since,
      summary: `${plainCodeText(description)} Newly available since ${formatDay(since)}; expected to be widely available on ${formatDay(due)}.`,
      related: [],
    }),
  )
  const subtitle = 'When newly available features become widely available: 30 months later.'
  return { subtitle, page: siteUrl + viewPaths.upcoming, entries }
}

/** The same days for a calendar, soonest first. */
export function upcomingDays(
  features: readonly ComingFeature[],
  siteUrl: string,
): readonly CalendarDay[] {
  return datedFeatures(features)
    .map(({ feature: { objectID, name, description }, since, due }) => ({
      name: `features/${objectID}/widely`,
      title: `${plainCodeText(name)}: widely available`,
      date: due,
      description: `${description} Newly available since ${formatDay(since)}.`,
      address: siteUrl + recordPath('features', objectID),
    }))
    .toSorted((a, b) => a.date.localeCompare(b.date) || a.title.localeCompare(b.title, 'en'))
}

function datedFeatures(features: readonly ComingFeature[]): readonly Dated[] {
  return features.flatMap((feature): readonly Dated[] => {
    const { baseline, newlyDate, widelyExpected } = feature
    if (baseline !== 'newly' || newlyDate === undefined || widelyExpected === undefined) return []
    return [{ feature, since: isoDay(newlyDate), due: isoDay(widelyExpected) }]
  })
}
