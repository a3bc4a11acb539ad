import type { FeatureRecord } from '#catalogue/features/record.ts'
import { recordPath } from '#contracts/paths.ts'
import { views } from '#contracts/views.ts'
import { plainCodeText } from '#lib/code-text.ts'
import { isoDay } from '#lib/dates.ts'
import { formatDay } from '#lib/format-day.ts'

import type { AtomEntry, FeedContent } from './atom.ts'
import type { CalendarDay } from './calendar.ts'

export type ComingFeature = Pick<
  FeatureRecord,
  'objectID' | 'name' | 'description' | 'baseline' | 'newlyDate' | 'widelyExpected'
>

/** True before and after the day, as long as the data calls a feature newly available. */
const UNCONFIRMED = 'web-features has not confirmed the day yet'

type Dated = { readonly feature: ComingFeature; readonly since: string; readonly due: string }

/** News of expected widely available days, dated when the feature became newly available. */
export function upcomingEntries(features: readonly ComingFeature[], siteUrl: string): FeedContent {
  const entries = datedFeatures(features).map(
    ({ feature: { objectID, name, description }, since, due }): AtomEntry => ({
      name: `features/${objectID}/upcoming`,
      title: `${name}: widely available by date on ${formatDay(due)}`,
      address: siteUrl + recordPath('features', objectID),
      date: since,
      summary: `${plainCodeText(description)} Newly available since ${formatDay(since)}; widely available by date on ${formatDay(due)}; ${UNCONFIRMED}.`,
      related: [],
    }),
  )
  const subtitle = 'When newly available features become widely available: 30 months later.'
  return { subtitle, page: siteUrl + views.upcoming.path, entries }
}

export function upcomingDays(
  features: readonly ComingFeature[],
  siteUrl: string,
): readonly CalendarDay[] {
  return datedFeatures(features)
    .map(({ feature: { objectID, name, description }, since, due }) => ({
      name: `features/${objectID}/widely`,
      title: `${plainCodeText(name)}: widely available by date`,
      date: due,
      description: `${description} Newly available since ${formatDay(since)}; ${UNCONFIRMED}.`,
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
