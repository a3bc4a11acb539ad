import * as v from 'valibot'

import { listedRelease } from '#catalogue/releases/record.ts'
import { isoDay } from '#lib/dates.ts'
import { formatDay } from '#lib/format-day.ts'
import { escapeMarkdown } from '#lib/formats/markdown.ts'
import type { Infer } from '#lib/schema.ts'
import type { CopiedFacts, DetailProps } from '#routes/detail/detail-definition.ts'
import type { RecordAnswer } from '#routes/detail/record-queries.ts'
import type { HitOf } from '#routes/detail/record-requests.ts'

import {
  changedEntryShape,
  type ReleaseDetail,
  releaseFeature,
  releaseShape,
} from './release-queries.ts'

/** A compat entry that the release added. */
export type ReleaseEntry = HitOf<typeof changedEntryShape>

/** A feature that the release supports, wholly or in part. */
export type ReleaseFeature = HitOf<typeof releaseFeature>

/** `features` are those first usable in this release; none are known for non-core browsers. */
export type ReleaseContent = {
  readonly record: ReleaseDetail
  readonly features: readonly ReleaseFeature[]
  /** At most the thousand most popular. */
  readonly entries: readonly ReleaseEntry[]
}

export type ReleaseProps = DetailProps<ReleaseContent>

/** The data that a list row passes on. */
export const releasePreview = v.pick(listedRelease, [
  'objectID',
  'name',
  'statuses',
  'date',
  'engine',
  'engineVersion',
])

export type ReleasePreview = Infer<typeof releasePreview>

export function readRelease({ hits }: RecordAnswer): ReleaseContent | undefined {
  const [record] = hits(releaseShape)
  return record && { record, features: hits(releaseFeature), entries: hits(changedEntryShape) }
}

export type EntriesOfArea = {
  readonly area: string
  /** The number of all entries; `entries` may contain fewer. */
  readonly count: number
  readonly entries: readonly ReleaseEntry[]
}

/** Shipped entries by area, the largest first. Counts are the release's, not the loaded ones. */
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

/** Formats name, day, features, counts and address as a Markdown section. */
export function releaseMarkdown(
  release: ReleaseDetail,
  { address, today }: Omit<CopiedFacts, 'verdict'>,
): string {
  const { name, date, featureNames, featureCount, compatByArea, removedCount } = release
  const day = date === undefined ? undefined : isoDay(date)
  const more = featureCount - featureNames.length
  const features = [
    ...featureNames.map((feature) => `- ${escapeMarkdown(feature)}`),
    ...(more > 0 ? [`- and ${more} more`] : []),
  ]
  const areas = Object.entries(compatByArea).map(([area, count]) => `${area} ${count}`)
  return [
    `## ${escapeMarkdown(name)}`,
    ...(day === undefined
      ? []
      : [`${day <= today ? 'Released on' : 'Planned for'} ${formatDay(day)}`]),
    ...(features.length === 0 ? [] : [features.join('\n')]),
    ...(areas.length === 0 ? [] : [`Compatibility entries: ${areas.join(', ')}`]),
    ...(removedCount === 0 ? [] : [`Removed: ${removedCount}`]),
    `<${address}>`,
  ].join('\n\n')
}
