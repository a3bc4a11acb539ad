import { isoDay } from '#lib/dates.ts'
import { formatDay } from '#lib/format-day.ts'
import { releaseStatusLabels } from '#search/lists/release-status.ts'
import { SaveToggle } from '#search/saved/save-toggle.tsx'

import type { ReleasePreview } from './release-origin.ts'

import styles from '../detail.module.css'

type ReleaseIntroductionProps = {
  /** The release as far as it is known: at first only what the list knew. */
  readonly release: ReleasePreview
}

/** Its day, where it stands in its life, and its engine. */
export function ReleaseIntroduction({ release }: ReleaseIntroductionProps) {
  const { date, status, engine, engineVersion = '' } = release
  return (
    <div className={styles.facts}>
      {date === undefined ? (
        <span>No date yet</span>
      ) : (
        <time dateTime={isoDay(date)}>{formatDay(isoDay(date))}</time>
      )}
      <span>{releaseStatusLabels[status]}</span>
      {engine !== undefined && <span>{`${engine} ${engineVersion}`.trim()}</span>}
      <SaveToggle kind="releases" thing={release} name={release.name} worded />
    </div>
  )
}
