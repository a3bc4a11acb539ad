import { feedsOfBrowser } from '#catalogue/feeds.ts'
import { releaseHead } from '#catalogue/releases/head.ts'
import { releaseStatusOn } from '#catalogue/releases/status-on.ts'
import { isoDay } from '#lib/dates.ts'
import { formatCount } from '#lib/format-count.ts'
import { formatDay } from '#lib/format-day.ts'
import { defineDetail } from '#routes/detail/define-detail.tsx'
import { EntryLinks } from '#routes/detail/detail-aside.tsx'
import { releaseStatusLabels } from '#search/lists/releases.ts'
import { SaveToggle } from '#search/saved/save-toggle.tsx'
import { useDays } from '#search/state/days.ts'
import { Notice } from '#ui/text/notice.tsx'

import { ReleaseAside } from './release-aside.tsx'
import type { ReleaseContent, ReleasePreview, ReleaseProps } from './release-data.ts'
import { isReleasePreview, readRelease, releaseMarkdown } from './release-data.ts'
import { ReleaseEntries } from './release-entries.tsx'
import { ReleaseFeatures } from './release-features.tsx'
import { releaseNeighbours, entryShape, isReleaseId, releaseQueries } from './release-queries.ts'

import styles from '#routes/detail/detail.module.css'

/** The page of a browser release: what shipped in it. */
export const releasePage = defineDetail<ReleasePreview, ReleaseContent>({
  list: 'releases',
  isId: isReleaseId,
  isPreview: isReleasePreview,
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
  const { name, date, engine, engineVersion = '' } = shown
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
      <SaveToggle kind="releases" thing={shown} name={name} worded />
    </div>
  )
}

function ReleaseCallout({ record: { first, name } }: ReleaseProps) {
  if (!first) return null
  return (
    <Notice>
      <p>
        <strong>Already supported.</strong> The data for this browser or engine starts with {name}.
        Some of these features may have shipped earlier.
      </p>
    </Notice>
  )
}

function ReleaseBody(props: ReleaseProps) {
  const { record: release, neighbours } = props
  const { status, compatCount, removedCount, touchedCount, featureCount } = release
  const isEmpty = compatCount + removedCount + touchedCount + featureCount === 0
  return (
    <>
      {isEmpty && (
        <p className={styles.remark}>
          {status === 'planned'
            ? 'No changes recorded yet.'
            : 'No changes recorded. Minor releases often contain fixes only.'}
        </p>
      )}
      <ReleaseFeatures {...props} />
      <ReleaseEntries {...props} />
      {removedCount > 0 && (
        <section className={styles.section} aria-labelledby="removed">
          <h2 id="removed" className={styles.heading}>
            Removed <span className={styles.count}>{formatCount(removedCount)}</span>
          </h2>
          <EntryLinks entries={namesOf(release.removed, neighbours.hits(entryShape))} />
          {release.removed.length < removedCount && (
            <p className={styles.remark}>Showing the first {release.removed.length}.</p>
          )}
        </section>
      )}
    </>
  )
}

type Named = { readonly objectID: string; readonly name: string }

/** In the order of the keys; the key replaces a name that is not loaded yet. */
function namesOf(keys: readonly string[], known: readonly Named[]): readonly Named[] {
  return keys.map(
    (key) => known.find(({ objectID }) => objectID === key) ?? { objectID: key, name: key },
  )
}
