import * as v from 'valibot'

import { releaseSchema } from '#catalogue/releases/record.ts'
import { listPath, recordPath } from '#contracts/paths.ts'
import { isoDay } from '#lib/dates.ts'
import { pluralize } from '#lib/format-count.ts'
import { formatDay } from '#lib/format-day.ts'
import { safeUrl } from '#lib/safe-url.ts'
import type { Infer } from '#lib/schema.ts'

import type { AtomEntry, FeedContent } from './atom.ts'

export const fedRelease = v.pick(releaseSchema, [
  'objectID',
  'browser',
  'name',
  'date',
  'notes',
  'first',
  'featureNames',
  'featureCount',
  'compatCount',
  'compatByArea',
  'removedCount',
  'changedCount',
  'isAhead',
])

export type FedRelease = Infer<typeof fedRelease>

/** Maximum number of features that an entry names; others are counted. */
const NAMED = 12

/** All releases with a date: those that lie ahead are left out on the day of an answer. */
export function releaseFeed(releases: readonly FedRelease[], siteUrl: string): FeedContent {
  const entries = releases.flatMap((release): readonly AtomEntry[] => {
    const { objectID, name, date: seconds, notes = '' } = release
    if (seconds === undefined) return []
    const date = isoDay(seconds)
    const address = safeUrl(notes)
    return [
      {
        name: `releases/${objectID}`,
        title: name,
        address: siteUrl + recordPath('releases', objectID),
        date,
        summary: [`Released on ${formatDay(date)}.`, ...contents(release)].join(' '),
        related: address === undefined ? [] : [{ title: 'Release notes', address }],
      },
    ]
  })
  return {
    subtitle: 'Newly supported features and other changes in each release.',
    page: siteUrl + listPath('releases'),
    entries,
  }
}

function contents(release: FedRelease): readonly string[] {
  if (release.first) return ['First release in the data.']
  const { featureCount, compatCount, compatByArea, removedCount, changedCount = 0 } = release
  const areas = Object.entries(compatByArea).map(([area, count]) => `${count} in ${area}`)
  return [
    featureCount > 0 &&
      `${pluralize(featureCount, 'newly supported feature', 'newly supported features')}: ${names(release)}.`,
    compatCount > 0 &&
      `${pluralize(compatCount, 'new compatibility entry', 'new compatibility entries')}: ${areas.join(', ')}.`,
    removedCount > 0 &&
      `${pluralize(removedCount, 'compatibility entry was', 'compatibility entries were')} removed.`,
    changedCount > 0 &&
      `${pluralize(changedCount, 'compatibility entry', 'compatibility entries')} changed otherwise.`,
    release.isAhead === true &&
      'The data is older than the release: not all changes are known yet.',
  ].filter((sentence) => sentence !== false)
}

function names({ featureNames, featureCount }: FedRelease): string {
  const named = featureNames.slice(0, NAMED)
  const others = featureCount - named.length
  return named.join(', ') + (others > 0 ? ` and ${others} more` : '')
}
