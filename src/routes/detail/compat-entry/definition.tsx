import { compatHead } from '#catalogue/compat/head.ts'
import { defineDetail } from '#routes/detail/define-detail.tsx'
import { DetectionSection } from '#routes/detail/detection/detection-section.tsx'
import { PartsTable } from '#routes/detail/parts-table.tsx'
import { PlatformLine } from '#routes/detail/support-section.tsx'
import { useReleaseDates } from '#routes/detail/use-content.ts'
import { stateByCodes } from '#routes/detail/version-grid/version-cells.ts'
import { VersionsSection } from '#routes/detail/version-grid/versions-section.tsx'
import { useDays } from '#search/state/days.ts'

import { CompatEntryAside, CompatSiblings } from './compat-entry-aside.tsx'
import { CompatEntryCallout } from './compat-entry-callout.tsx'
import {
  childEntries,
  type CompatContent,
  compatMarkdown,
  type CompatPreview,
  type CompatProps,
  compatPreview,
  readCompat,
} from './compat-entry-data.ts'
import { CompatEntryIntroduction } from './compat-entry-introduction.tsx'
import {
  compatNeighbours,
  compatQueries,
  isCompatKey,
  relativeShape,
} from './compat-entry-queries.ts'
import { StatementsSection } from './compat-entry-statements.tsx'
import { EntrySupport } from './compat-entry-support.tsx'
import { useStatements } from './support-statements.ts'

/** The page of a compat entry: its support in every browser, and related entries. */
export const compatEntryPage = defineDetail<CompatPreview, CompatContent>({
  list: 'compat',
  isId: isCompatKey,
  previewSchema: compatPreview,
  queries: compatQueries,
  read: readCompat,
  neighbours: compatNeighbours,
  redirects: 'compat',
  head: compatHead,
  isCode: true,
  keepsHeight: true,
  markdown: compatMarkdown,
  judged: (entry) => entry,
  Introduction: CompatEntryIntroduction,
  placeholder: (preview) => <EntrySupport entry={preview} dates={{ status: 'loading' }} />,
  Callout: CompatEntryCallout,
  Body: CompatEntryBody,
  Aside: CompatEntryAside,
})

function CompatEntryBody(props: CompatProps) {
  const { today } = useDays()
  const { record: entry, neighbours } = props
  const statements = useStatements(entry.objectID)
  const dates = useReleaseDates()
  const children = childEntries(entry.objectID, neighbours.hits(relativeShape))
  return (
    <>
      <EntrySupport entry={entry} dates={dates} />
      <VersionsSection stateOf={stateByCodes(entry.support, today)} dates={dates} today={today} />
      <PlatformLine platforms={entry.platforms} />
      {entry.test !== undefined && (
        <DetectionSection tests={[{ ...entry, key: entry.objectID, test: entry.test }]} isOwn />
      )}
      <StatementsSection statements={statements} dates={dates} />
      {children.length > 0 && (
        <PartsTable
          title="Sub-features"
          rowsAre="Entry"
          caption="Support of sub-features"
          entries={children.map((part) => ({ part }))}
          total={children.length}
          dates={dates}
          today={today}
        />
      )}
      <CompatSiblings {...props} />
    </>
  )
}
