import { EntryLinks } from '#routes/detail/entry-links.tsx'
import { CopyButtons } from '#ui/controls/copy-buttons.tsx'
import { Notice } from '#ui/text/notice.tsx'

import { ReleaseAside } from './release-aside.tsx'
import type { ReleaseDetail } from './release-data.ts'
import { ReleaseEntries } from './release-entries.tsx'
import { ReleaseFeatures } from './release-features.tsx'
import { releaseCopies } from './release-markdown.ts'
import type { Shipped } from './use-release.ts'
import { useReleaseNeighbours } from './use-release.ts'

import styles from '../detail.module.css'

type ReleaseBodyProps = { readonly release: ReleaseDetail; readonly shipped: Shipped }

/** Everything below the introduction, the record at hand. */
export function ReleaseBody({ release, shipped }: ReleaseBodyProps) {
  const neighbours = useReleaseNeighbours(release)
  const { first, name, status, compatCount, removedCount, touchedCount, featureCount } = release
  const isEmpty = compatCount + removedCount + touchedCount + featureCount === 0
  return (
    <>
      <div className={styles.body} data-pending={!neighbours.isSettled || undefined}>
        {first && (
          <Notice>
            <p>
              <strong>Already supported.</strong> The data on this browser, or on its engine, begins
              with {name}: what is listed here worked in it, and some of it did so before.
            </p>
          </Notice>
        )}
        <div className={styles.actions}>
          <CopyButtons offers={releaseCopies(release)} />
        </div>
        {isEmpty && (
          <p className={styles.remark}>
            {status === 'planned'
              ? 'It is not out yet, and the data does not know what will ship in it.'
              : 'The data knows of nothing that shipped in it. Small releases mend what is there, and the newest may not be described yet.'}
          </p>
        )}
        <ReleaseFeatures release={release} shipped={shipped} known={neighbours.features} />
        <ReleaseEntries release={release} shipped={shipped} />
        {removedCount > 0 && (
          <section className={styles.section} aria-labelledby="removed">
            <h2 id="removed" className={styles.heading}>
              Removed <span className={styles.count}>{removedCount.toLocaleString('en')}</span>
            </h2>
            <EntryLinks entries={namesOf(release.removed, neighbours.removed)} />
            {release.removed.length < removedCount && (
              <p className={styles.remark}>The first {release.removed.length} are shown.</p>
            )}
          </section>
        )}
      </div>
      <ReleaseAside release={release} />
    </>
  )
}

type Named = { readonly objectID: string; readonly name: string }

/** In the order of the keys; a key stands for itself until its name is there. */
function namesOf(keys: readonly string[], known: readonly Named[]): readonly Named[] {
  return keys.map(
    (key) => known.find(({ objectID }) => objectID === key) ?? { objectID: key, name: key },
  )
}
