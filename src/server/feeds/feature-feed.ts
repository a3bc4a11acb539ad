import { browserLabels, coreBrowsers } from '#catalogue/browsers.ts'
import type { FeatureRecord } from '#catalogue/features/record.ts'
import { recordPath } from '#contracts/paths.ts'
import { views } from '#contracts/views.ts'
import { plainCodeText } from '#lib/code-text.ts'
import { isoDay } from '#lib/dates.ts'
import { formatDay } from '#lib/format-day.ts'
import { safeUrl, safeUrlOn } from '#lib/safe-url.ts'
import { plainSince } from '#lib/support-code.ts'

import type { AtomEntry, FeedContent, RelatedLink } from './atom.ts'

export type FedFeature = Pick<
  FeatureRecord,
  | 'objectID'
  | 'name'
  | 'description'
  | 'baseline'
  | 'newlyDate'
  | 'widelyDate'
  | 'support'
  | 'mdn'
  | 'specs'
>

type BaselineStep = 'newly' | 'widely'

const steps = {
  newly: {
    date: 'newlyDate',
    words: 'Newly available since',
    subtitle: 'Features newly supported in the latest Chrome, Edge, Firefox and Safari.',
  },
  widely: {
    date: 'widelyDate',
    words: 'Widely available since',
    subtitle: 'Features that all core browsers have supported for 30 months.',
  },
} as const satisfies Readonly<
  Record<BaselineStep, { readonly date: keyof FedFeature; words: string; subtitle: string }>
>

/** The features that reached a Baseline status, except those since discouraged. */
export function featureFeed(
  features: readonly FedFeature[],
  step: BaselineStep,
  siteUrl: string,
): FeedContent {
  const { date: field, words, subtitle } = steps[step]
  const entries = features.flatMap((feature): readonly AtomEntry[] => {
    const seconds = feature[field]
    if (feature.baseline === 'discouraged' || seconds === undefined) return []
    const date = isoDay(seconds)
    return [
      {
        name: `features/${feature.objectID}/${step}`,
        title: feature.name,
        address: siteUrl + recordPath('features', feature.objectID),
        date,
        summary: `${plainCodeText(feature.description)} ${words} ${formatDay(date)}: ${versions(feature, date)}.`,
        related: links(feature),
      },
    ]
  })
  return { subtitle, page: siteUrl + views.home.path, entries }
}

/** "Chrome 117, Edge 117, Firefox 71" */
function versions({ support }: FedFeature, date: string): string {
  return coreBrowsers
    .flatMap((browser) => {
      const version = plainSince(support[browser], date)
      return version === undefined ? [] : [`${browserLabels[browser].name} ${version}`]
    })
    .join(', ')
}

function links({ mdn = '', specs }: FedFeature): readonly RelatedLink[] {
  const all = [
    { title: 'MDN', address: safeUrlOn('https://developer.mozilla.org', mdn) },
    ...specs.map(({ title, url }) => ({ title, address: safeUrl(url) })),
  ]
  return all.flatMap(({ title, address }) => (address === undefined ? [] : [{ title, address }]))
}
