import type { ReleaseRecord } from '#catalogue/releases/record.ts'
import { releaseStatuses } from '#catalogue/releases/record.ts'
import { isoDay } from '#lib/dates.ts'
import { formatDay } from '#lib/format-day.ts'
import { escapeMarkdown } from '#lib/formats/markdown.ts'
import { isNumber, isOneOf, isOptional, isShape, isText } from '#lib/shapes.ts'
import type { DetailProps } from '#routes/detail/detail-definition.ts'
import type { Answer } from '#routes/detail/record-queries.ts'
import type { HitOf } from '#routes/detail/record-requests.ts'

import type { ReleaseDetail } from './release-queries.ts'
import { releaseShape, entryShape, releaseFeature } from './release-queries.ts'

/** A compat entry that shipped with it, or was removed. */
export type ReleaseEntry = HitOf<typeof entryShape>

/** A feature that it supports, wholly or in part. */
export type ReleaseFeature = HitOf<typeof releaseFeature>

/** What can be used since exactly this release; nothing for browsers outside the core. */
export type ReleaseContent = {
  readonly record: ReleaseDetail
  readonly features: readonly ReleaseFeature[]
  /** The best known thousand at most. */
  readonly entries: readonly ReleaseEntry[]
}

export type ReleaseProps = DetailProps<ReleaseContent>

export type ReleasePreview = Pick<
  ReleaseRecord,
  'objectID' | 'name' | 'status' | 'date' | 'nextDate' | 'engine' | 'engineVersion'
>

export const isReleasePreview = isShape<ReleasePreview>({
  objectID: isText,
  name: isText,
  status: isOneOf(releaseStatuses),
  date: isOptional(isNumber),
  nextDate: isOptional(isNumber),
  engine: isOptional(isText),
  engineVersion: isOptional(isText),
})

export function readRelease({ hits }: Answer): ReleaseContent | undefined {
  const [record] = hits(releaseShape)
  return record && { record, features: hits(releaseFeature), entries: hits(entryShape) }
}

/** Entries under the area they belong to. */
export type EntriesOfArea = {
  readonly area: string
  /** All there are, of which `entries` may be a part. */
  readonly count: number
  readonly entries: readonly ReleaseEntry[]
}

/** What shipped by area, the largest first. The counts are those of the release, which may be more than is at hand. */
export function entriesByArea(
  counts: ReleaseDetail['compatByArea'],
  entries: readonly ReleaseEntry[],
): readonly EntriesOfArea[] {
  return Object.entries(counts)
    .map(([area, count]) => ({
      area,
      count,
      entries: entries.filter(({ path }) => path.lvl0 === area),
    }))
    .toSorted((a, b) => b.count - a.count)
}

/** "safari-18.6" → "Safari 18.6". */
export function nameOfNeighbour(id: string, { browserName }: ReleaseDetail): string {
  return `${browserName} ${id.slice(id.indexOf('-') + 1)}`
}

/** Name, day, features, counts and address as a Markdown section. */
export function releaseMarkdown(release: ReleaseDetail, address: string): string {
  const { name, date, featureNames, featureCount, compatByArea } = release
  const more = featureCount - featureNames.length
  const features = [
    ...featureNames.map((feature) => `- ${escapeMarkdown(feature)}`),
    ...(more > 0 ? [`- and ${more} more`] : []),
  ]
  const areas = Object.entries(compatByArea).map(([area, count]) => `${area} ${count}`)
  return [
    `## ${escapeMarkdown(name)}`,
    ...(date === undefined ? [] : [`Released on ${formatDay(isoDay(date))}`]),
    ...(features.length === 0 ? [] : [features.join('\n')]),
    ...(areas.length === 0 ? [] : [`Compatibility entries: ${areas.join(', ')}`]),
    `<${address}>`,
  ].join('\n\n')
}
