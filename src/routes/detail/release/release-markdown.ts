import { isoDay } from '#lib/dates.ts'
import { escapeMarkdown } from '#lib/markdown.ts'

import type { ReleaseDetail } from './release-data.ts'

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
    ...(date === undefined ? [] : [`Released on ${isoDay(date)}`]),
    ...(features.length === 0 ? [] : [features.join('\n')]),
    ...(areas.length === 0 ? [] : [`Compat entries: ${areas.join(', ')}`]),
    `<${address}>`,
  ].join('\n\n')
}
