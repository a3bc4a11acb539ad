import { content } from 'virtual:content'

import { isReleaseDates } from '#routes/detail/content-shapes.ts'
import { PartsTable } from '#routes/detail/parts-table.tsx'
import { useContent } from '#routes/detail/use-content.ts'
import { paths } from '#routes/paths.ts'
import { CopyButtons } from '#ui/controls/copy-buttons.tsx'

import { SpecAside } from './spec-aside.tsx'
import { SpecCallout } from './spec-callout.tsx'
import type { SpecDetail } from './spec-data.ts'
import { shallowFirst } from './spec-data.ts'
import { specCopies } from './spec-markdown.ts'
import { SpecWorks } from './spec-works.tsx'
import type { SpecEntries } from './use-spec.ts'
import { useSpecNeighbours } from './use-spec.ts'

import styles from '../detail.module.css'

type SpecBodyProps = { readonly spec: SpecDetail; readonly entries: SpecEntries }

/** Everything below the introduction, the record at hand. */
export function SpecBody({ spec, entries }: SpecBodyProps) {
  const neighbours = useSpecNeighbours(spec)
  const dates = useContent(content.urls.releaseDates, isReleaseDates)
  return (
    <>
      <div className={styles.body}>
        <SpecCallout spec={spec} others={neighbours.others} />
        <div className={styles.actions}>
          <CopyButtons offers={specCopies(spec)} />
        </div>
        {entries.shown.length === 0 ? (
          <p className={styles.remark}>
            The compatibility data has no entry for it, so how much of it works is not known.
          </p>
        ) : (
          <>
            {spec.works && <SpecWorks works={spec.works} total={spec.compatCount} />}
            <PartsTable
              title="Entries"
              rowsAre="Entry"
              caption="Support of what it defines"
              entries={shallowFirst(entries.shown).map((part) => ({ part }))}
              total={entries.total}
              list={paths.compatWith({ facets: { spec: [spec.objectID] } })}
              dates={dates}
              today={content.summary.asOf}
            />
          </>
        )}
      </div>
      <SpecAside spec={spec} neighbours={neighbours} />
    </>
  )
}
