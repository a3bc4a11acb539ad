import { specHead } from '#catalogue/specs/head.ts'
import { safeUrl } from '#lib/safe-url.ts'
import { defineDetail } from '#routes/detail/define-detail.tsx'
import { LeavingLink } from '#routes/detail/detail-aside.tsx'
import { VerdictPlace } from '#routes/detail/detail-verdict.tsx'
import { PartsTable } from '#routes/detail/parts-table.tsx'
import { isQuotable } from '#routes/detail/record-requests.ts'
import { useReleaseDates } from '#routes/detail/use-content.ts'
import { paths } from '#routes/paths.ts'
import { useDays } from '#search/state/days.ts'

import { SpecAside } from './spec-aside.tsx'
import { SpecCallout } from './spec-callout.tsx'
import {
  checkedIn,
  featuresIn,
  specPreview,
  readSpec,
  shallowFirst,
  type SpecContent,
  specMarkdown,
  type SpecPreview,
  type SpecProps,
} from './spec-data.ts'
import { SpecFeatures } from './spec-features.tsx'
import { specNeighbours, specQueries } from './spec-queries.ts'
import { SpecWorksSection } from './spec-works.tsx'

import styles from '#routes/detail/detail.module.css'

/** The page of a specification: what it defines, and how much of it is supported. */
export const specPage = defineDetail<SpecPreview, SpecContent>({
  list: 'specs',
  isId: isQuotable,
  previewSchema: specPreview,
  queries: specQueries,
  read: readSpec,
  neighbours: specNeighbours,
  redirects: 'specs',
  head: specHead,
  markdown: specMarkdown,
  Introduction: SpecIntroduction,
  Callout: SpecCallouts,
  Body: SpecBody,
  Aside: SpecAside,
})

type SpecIntroductionProps = {
  readonly shown: SpecPreview
  readonly content: SpecContent | undefined
}

function SpecIntroduction({ shown, content }: SpecIntroductionProps) {
  const { title, shortTitle, org, status, maturity, groups = [] } = shown
  return (
    <>
      <div className={styles.facts}>
        {shortTitle !== title && <span>{shortTitle}</span>}
        <span>{[org, status].join(' · ')}</span>
        {maturity !== undefined && maturity !== status && <span>{`Published: ${maturity}`}</span>}
      </div>
      {groups.length > 0 && <p className={styles.byline}>{groups.join(', ')}</p>}
      {content && (
        <div className={styles.open}>
          <LeavingLink address={safeUrl(content.record.url)} opens="spec">
            Open the specification
          </LeavingLink>
        </div>
      )}
    </>
  )
}

/** How much of it works in the visitor's browsers, and warnings about the document. */
function SpecCallouts(props: SpecProps) {
  const { features, shortTitle } = props.record
  const checked = checkedIn(props.neighbours)
  return (
    <>
      {features.length > 0 && (
        <VerdictPlace>
          {(parts) =>
            checked.length > 0 && <parts.FeaturesVerdict features={checked} spec={shortTitle} />
          }
        </VerdictPlace>
      )}
      <SpecCallout {...props} />
    </>
  )
}

function SpecBody({ record: spec, entries, entryCount, neighbours }: SpecProps) {
  const dates = useReleaseDates()
  const { today } = useDays()
  const features = <SpecFeatures spec={spec} features={featuresIn(neighbours)} />
  if (entries.length === 0) {
    return (
      <>
        {features}
        <p className={styles.remark}>No compatibility data for this specification.</p>
      </>
    )
  }
  return (
    <>
      {spec.works && <SpecWorksSection works={spec.works} total={spec.compatCount} />}
      {features}
      <PartsTable
        title="Entries"
        rowsAre="Entry"
        caption="Support of its entries"
        entries={shallowFirst(entries).map((part) => ({ part }))}
        total={entryCount}
        list={paths.compatWith({ facets: { spec: [spec.objectID] } })}
        dates={dates}
        today={today}
      />
    </>
  )
}
