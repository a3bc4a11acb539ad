import { formatDay } from '#lib/format-day.ts'
import { pluralize } from '#lib/pluralize.ts'
import { markSeen } from '#search/saved/current-snapshots.ts'
import { saved } from '#search/saved/saved-store.ts'
import { Button } from '#ui/controls/button.tsx'
import { Notice } from '#ui/text/notice.tsx'

import type { SavedItem } from './saved-line.tsx'
import { focusHeading } from './use-removal.ts'
import type { SavedState } from './use-saved.ts'

import styles from './saved.module.css'

type SavedChangesProps = {
  readonly state: SavedState
  readonly changed: readonly SavedItem[]
  /** Whether only these are shown. */
  readonly isNarrowed: boolean
  readonly onNarrow: (isNarrowed: boolean) => void
}

/** How much has changed since the visitor saw it. It stays so until it is marked as seen. */
export function SavedChanges({ state, changed, isNarrowed, onNarrow }: SavedChangesProps) {
  const since = changed.flatMap(({ change }) => change?.since ?? []).toSorted()[0]
  if (since === undefined) return null
  function markAll() {
    focusHeading()
    onNarrow(false)
    saved.set(markSeen(state.entries, state.sights))
  }
  return (
    <section className={styles.changes} data-print="no" aria-labelledby="changes">
      <Notice
        action={
          <span className={styles.buttons}>
            <Button onClick={() => onNarrow(!isNarrowed)}>
              {isNarrowed ? 'Show everything' : 'Show only these'}
            </Button>
            <Button onClick={markAll}>Mark all as seen</Button>
          </span>
        }
      >
        <h2 id="changes" className={styles.changesTitle}>
          Changed since {formatDay(since)} ({changed.length.toLocaleString('en')})
        </h2>
        <p className={styles.changesText}>
          {pluralize(changed.length, 'thing is', 'things are')} not as you last saw{' '}
          {changed.length === 1 ? 'it' : 'them'}.
        </p>
      </Notice>
    </section>
  )
}
