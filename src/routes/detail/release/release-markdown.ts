import { isoDay } from '#lib/dates.ts'
import { escapeMarkdown } from '#lib/markdown.ts'
import { paths } from '#routes/paths.ts'
import type { CopyOffer } from '#ui/controls/copy-buttons.tsx'

import type { ReleaseDetail } from './release-data.ts'

/** What can be taken away from the page of a release. */
export function releaseCopies(release: ReleaseDetail): readonly CopyOffer[] {
  const address = () => new URL(paths.release(release.objectID), location.origin).href
  return [
    { name: 'Markdown', text: () => releaseMarkdown(release, address()) },
    { name: 'link', text: address },
  ]
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
    ...(date === undefined ? [] : [`Released on ${isoDay(date)}`]),
    ...(features.length === 0 ? [] : [features.join('\n')]),
    ...(areas.length === 0 ? [] : [`Compat entries: ${areas.join(', ')}`]),
    `<${address}>`,
  ].join('\n\n')
}
