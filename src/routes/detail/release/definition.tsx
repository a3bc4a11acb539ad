import { content } from 'virtual:content'

import { feedsOfBrowser } from '#catalogue/feeds.ts'
import { releaseHead } from '#catalogue/releases/head.ts'
import { releaseStatusOn } from '#catalogue/releases/on-day.ts'
import { isoDay } from '#lib/dates.ts'
import { formatDay } from '#lib/format-day.ts'
import { defineDetail } from '#routes/detail/define-detail.tsx'
import { releaseStatusLabels } from '#search/lists/releases.ts'
import { useDays } from '#search/state/days.ts'
import { Notice } from '#ui/text/notice.tsx'

import { ReleaseAside } from './release-aside.tsx'
import { ReleaseChanges } from './release-changes.tsx'
import {
  releasePreview,
  readRelease,
  type ReleaseContent,
  releaseMarkdown,
  type ReleasePreview,
  type ReleaseProps,
} from './release-data.ts'
import { ReleaseEntries } from './release-entries.tsx'
import { ReleaseFeatures } from './release-features.tsx'
import { releaseNeighbours, isReleaseId, releaseQueries } from './release-queries.ts'

import styles from '#routes/detail/detail.module.css'

/** The page of a browser release: what shipped in it. */
export const releasePage = defineDetail<ReleasePreview, ReleaseContent>({
  list: 'releases',
  isId: isReleaseId,
  previewSchema: releasePreview,
  queries: releaseQueries,
  read: readRelease,
  neighbours: releaseNeighbours,
  head: releaseHead,
  feeds: (id) => feedsOfBrowser(id.slice(0, id.indexOf('-'))),
  keepsHeight: true,
  markdown: releaseMarkdown,
  Introduction: ReleaseIntroduction,
  Callout: ReleaseCallout,
  Body: ReleaseBody,
  Aside: ReleaseAside,
})

function ReleaseIntroduction({ shown }: { readonly shown: ReleasePreview }) {
  const { date, engine, engineVersion = '' } = shown
  const { today } = useDays()
  return (
    <div className={styles.facts}>
      {date === undefined ? (
        <span>No date yet</span>
      ) : (
        <time dateTime={isoDay(date)}>{formatDay(isoDay(date))}</time>
      )}
      <span>{releaseStatusLabels[releaseStatusOn(shown, today)]}</span>
      {engine !== undefined && <span>{`${engine} ${engineVersion}`.trim()}</span>}
    </div>
  )
}

function ReleaseCallout({ record: { first, name } }: ReleaseProps) {
  if (!first) return null
  return (
    <Notice>
      <p>
        <strong>Already supported.</strong>{' '}
        <span>{`The data for this browser or engine starts with ${name}. Some of these features may have shipped earlier.`}</span>
      </p>
    </Notice>
  )
}

function ReleaseBody(props: ReleaseProps) {
  return (
    <>
      <Unknown {...props} />
      <ReleaseFeatures {...props} />
      <ReleaseEntries {...props} />
      <ReleaseChanges {...props} />
    </>
  )
}

/** What a page without changes says, or one of a release that is later than the data. */
function Unknown({ record: release }: ReleaseProps) {
  const { compatCount, removedCount, changedCount = 0, touchedCount, featureCount } = release
  const isEmpty = compatCount + removedCount + changedCount + touchedCount + featureCount === 0
  const day = formatDay(compatDay())
  if (!isEmpty && !release.isAhead) return null
  const text = release.isAhead
    ? `${isEmpty ? 'Not known yet' : 'Not all changes are known yet'}: the data is of ${day}.`
    : 'No changes recorded. Minor releases often contain fixes only.'
  return <p className={styles.remark}>{text}</p>
}

/** `YYYY-MM-DD`: the day of the compatibility data. */
function compatDay(): string {
  const { packages, asOf } = content.summary
  return packages.find(({ name }) => name === '@mdn/browser-compat-data')?.date ?? asOf
}
