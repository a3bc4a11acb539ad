import { browserslistLine } from '#catalogue/features/browserslist-line.ts'
import { featureHead } from '#catalogue/features/head.ts'
import { defineDetail } from '#routes/detail/define-detail.tsx'
import { DetectionSection } from '#routes/detail/detection/detection-section.tsx'
import type { EntryTest } from '#routes/detail/detection/feature-tests.tsx'
import { LazyPart } from '#routes/detail/lazy-section.tsx'
import { PlatformLine, SupportSection } from '#routes/detail/support-section.tsx'
import { useReleaseDates } from '#routes/detail/use-content.ts'
import { stateByCodes } from '#routes/detail/version-grid/version-cells.ts'
import { VersionsSection } from '#routes/detail/version-grid/versions-section.tsx'
import { useDays } from '#search/state/days.ts'

import { ElsewhereSection } from './elsewhere-section.tsx'
import { FeatureAside } from './feature-aside.tsx'
import { FeatureCallout } from './feature-callout.tsx'
import {
  type FeatureContent,
  type FeaturePart,
  type FeaturePreview,
  type FeatureProps,
  featurePreview,
  readFeature,
} from './feature-data.ts'
import { FeatureIntroduction } from './feature-introduction.tsx'
import { featureMarkdown } from './feature-markdown.ts'
import { FeaturePartsTable } from './feature-parts.tsx'
import {
  type FeatureDetail,
  featureNeighbours,
  featureQueries,
  isFeatureId,
} from './feature-queries.ts'
import { partsIn } from './parts-state.ts'
import { firstVersions } from './support-cells.ts'

/** The page of a feature: its support, its parts and its context. */
export const featurePage = defineDetail<FeaturePreview, FeatureContent>({
  list: 'features',
  isId: isFeatureId,
  previewSchema: featurePreview,
  queries: featureQueries,
  read: readFeature,
  neighbours: featureNeighbours,
  redirects: 'features',
  head: featureHead,
  markdown: featureMarkdown,
  copies: (feature) => {
    const line = browserslistLine(feature)
    return line === '' ? [] : [{ name: 'browserslist line', text: () => line }]
  },
  judged: (feature) => feature,
  hasBadge: true,
  Introduction: FeatureIntroduction,
  placeholder: (preview) => preview.support && <FeatureCells preview={preview} />,
  Callout: FeatureCallout,
  Body: FeatureBody,
  Aside: FeatureAside,
})

function FeatureBody({ record: feature, parts, partCount }: FeatureProps) {
  const { today } = useDays()
  const dates = useReleaseDates()
  const support = { feature, parts, dates, today, total: partCount }
  return (
    <>
      <SupportSection
        cells={firstVersions(feature, today)}
        remark={
          dates.status === 'failed'
            ? 'Some release dates could not be loaded. Reload the page to try again.'
            : undefined
        }
      />
      <VersionsSection
        stateOf={stateByCodes(feature.support, today)}
        parts={partsIn(support)}
        dates={dates}
        today={today}
      />
      <PlatformLine platforms={feature.platforms} />
      <ElsewhereSection feature={feature} />
      {feature.tests !== undefined && (
        <DetectionSection tests={namedTests(feature.tests, parts)} isOwn={partCount === 1} />
      )}
      <LazyPart load={loadKnownIssues} props={{ id: feature.objectID, parts }} />
      <FeaturePartsTable {...support} />
    </>
  )
}

/** Tests with the names of their parts; the key if a part is not among the first thousand. */
function namedTests(
  tests: NonNullable<FeatureDetail['tests']>,
  parts: readonly FeaturePart[],
): readonly EntryTest[] {
  const known = new Map(parts.map((part) => [part.objectID, part]))
  return tests.map((one) => ({ ...one, name: known.get(one.key)?.name ?? one.key }))
}

async function loadKnownIssues() {
  return (await import('./known-issues.tsx')).KnownIssues
}

/** The support row of the preview, below placeholders for content that is still loading. */
function FeatureCells({ preview }: { readonly preview: FeaturePreview }) {
  const { today } = useDays()
  const { support = {}, shipped = {} } = preview
  return <SupportSection cells={firstVersions({ support, shipped }, today)} />
}
