import { useState } from 'react'

import { formatCount, pluralize } from '#lib/format-count.ts'
import { paths } from '#routes/paths.ts'
import { useLinks } from '#search/state/links.ts'
import { Button } from '#ui/controls/button.tsx'
import { NameText } from '#ui/text/name-text.tsx'

import type { EntryGroup } from './diff-entry-groups.ts'
import type { DiffRow } from './diff-rows.ts'
import { isOneBrowser, type Pair } from './diff-sides.ts'
import { kindLabel, versionOf } from './diff-text.ts'

import styles from './diff.module.css'

/** So few entries are all shown at once; more are folded by feature. */
const FEW_ENTRIES = 40
const FIRST_GROUPS = 40

type DiffEntriesProps = {
  readonly groups: readonly EntryGroup[]
  readonly pair: Pair
}

/** The changed entries below their features. */
export function DiffEntries({ groups, pair }: DiffEntriesProps) {
  const [isOpen, setOpen] = useState(false)
  const entries = groups.reduce((sum, { rows }) => sum + rows.length, 0)
  const isLong = groups.length > FIRST_GROUPS
  const shown = isLong && !isOpen ? groups.slice(0, FIRST_GROUPS) : groups
  const Group = entries > FEW_ENTRIES ? FoldedGroup : OpenGroup
  return (
    <>
      {shown.map((group) => (
        <Group key={group.id} group={group} pair={pair} />
      ))}
      {isLong && !isOpen && (
        <p className={styles.more}>
          <Button variant="quiet" onClick={() => setOpen(true)}>
            {`All ${formatCount(groups.length)} groups of entries`}
          </Button>
        </p>
      )}
    </>
  )
}

type GroupProps = { readonly group: EntryGroup; readonly pair: Pair }

function OpenGroup({ group, pair }: GroupProps) {
  return (
    <div className={styles.group}>
      <GroupHeading group={group} />
      <Entries rows={group.rows} pair={pair} />
    </div>
  )
}

/** Renders its entries once it is opened, because a comparison may have thousands. */
function FoldedGroup({ group, pair }: GroupProps) {
  const [wasOpened, setOpened] = useState(false)
  return (
    <details className={styles.group} onToggle={() => setOpened(true)}>
      <summary>
        <GroupHeading group={group} />
      </summary>
      {wasOpened && <Entries rows={group.rows} pair={pair} />}
    </details>
  )
}

function GroupHeading({ group: { name, isFeature, rows } }: Pick<GroupProps, 'group'>) {
  return (
    <h3>
      {isFeature ? <NameText value={name} /> : <span>{`${name}, of no feature`}</span>}{' '}
      <span className={styles.count}>{pluralize(rows.length, 'entry', 'entries')}</span>
    </h3>
  )
}

type EntriesProps = { readonly rows: readonly DiffRow[]; readonly pair: Pair }

function Entries({ rows, pair }: EntriesProps) {
  const { Link } = useLinks()
  return (
    <ul className={styles.entries}>
      {rows.map((row) => (
        <li key={row.key}>
          <Link href={paths.compatEntry(row.key)} title={row.key}>
            <NameText value={row.name} code />
          </Link>{' '}
          <span className={styles.note}>{row.entryKind}</span>
          <span className={styles.change}>{changeText(row, pair)}</span>
        </li>
      ))}
    </ul>
  )
}

/** Most entries are added ones, for which the version suffices. */
function changeText(row: DiffRow, pair: Pair): string {
  const version = versionOf(row, pair)
  const isPlain = row.kind === 'added' && isOneBrowser(pair)
  return isPlain ? version : `${kindLabel(row.kind, pair)} ${version}`
}
