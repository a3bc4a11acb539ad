import { content } from 'virtual:content'

import { isReleaseDates } from '#routes/detail/content-shapes.ts'
import { PartsTable } from '#routes/detail/parts-table.tsx'
import { useContent } from '#routes/detail/use-content.ts'
import { CopyButtons } from '#ui/controls/copy-buttons.tsx'

import { CompatEntryAside } from './compat-entry-aside.tsx'
import { CompatEntryCallout } from './compat-entry-callout.tsx'
import type { CompatDetail } from './compat-entry-data.ts'
import { childrenOf, siblingsOf } from './compat-entry-data.ts'
import { compatCopies } from './compat-entry-markdown.ts'
import { CompatSiblings } from './compat-entry-siblings.tsx'
import { StatementsSection } from './compat-entry-statements.tsx'
import { EntrySupport } from './compat-entry-support.tsx'
import { useCompatNeighbours, useStatements } from './use-compat-entry.ts'

import styles from '../detail.module.css'

type CompatEntryBodyProps = { readonly entry: CompatDetail }

/** Everything below the introduction, the record at hand. */
export function CompatEntryBody({ entry }: CompatEntryBodyProps) {
  const neighbours = useCompatNeighbours(entry)
  const statements = useStatements(entry.objectID)
  const dates = useContent(content.urls.releaseDates, isReleaseDates)
  const children = childrenOf(entry.objectID, neighbours.relatives)
  return (
    <>
      <div className={styles.body} data-pending={!neighbours.isSettled || undefined}>
        <CompatEntryCallout entry={entry} />
        <div className={styles.actions}>
          <CopyButtons offers={compatCopies(entry)} />
        </div>
        <EntrySupport entry={entry} dates={dates} />
        <StatementsSection statements={statements} dates={dates} />
        {children.length > 0 && (
          <PartsTable
            title="Inside it"
            rowsAre="Entry"
            caption="Support of the entries below this one"
            entries={children.map((part) => ({ part }))}
            total={children.length}
            dates={dates}
            today={content.summary.asOf}
          />
        )}
        <CompatSiblings
          siblings={siblingsOf(entry.objectID, neighbours.relatives)}
          section={neighbours.section}
        />
      </div>
      <CompatEntryAside entry={entry} neighbours={neighbours} />
    </>
  )
}
