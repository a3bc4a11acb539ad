import { browserLabels, coreBrowsers } from '#catalogue/browsers.ts'
import type { ReleaseDates } from '#contracts/content-files.ts'
import type { SupportStatement } from '#contracts/support-statements.ts'
import { formatMonth } from '#lib/dates.ts'
import { browserNames } from '#lib/glossary.ts'
import { isPlainVersion } from '#lib/version.ts'
import { withIndex } from '#lib/with-index.ts'
import { BugLink, NoteText } from '#routes/detail/notes.tsx'
import type { ContentState } from '#routes/detail/use-content.ts'
import { Disclosure } from '#ui/controls/disclosure.tsx'
import { SkeletonRows } from '#ui/text/skeleton-rows.tsx'
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx'

import {
  isGone,
  newestStatementsFirst,
  statementCaveats,
  statementKind,
  type StatementRun,
  type Statements,
  versionText,
} from './support-statements.ts'

import detailStyles from '#routes/detail/detail.module.css'
import styles from './compat-entry.module.css'

type StatementsSectionProps = {
  readonly statements: ContentState<Statements>
  readonly dates: ContentState<ReleaseDates>
}

/** All support statements of the entry in the compat data, with their conditions, by browser. */
export function StatementsSection({ statements, dates }: StatementsSectionProps) {
  return (
    <section className={detailStyles.section} aria-labelledby="history">
      <h2 id="history" className={detailStyles.heading}>
        {statements.status === 'ready' && !saysMore(statements.value)
          ? 'Other browsers'
          : 'Version history'}
      </h2>
      {statements.status === 'loading' && <SkeletonRows count={7} size="line" />}
      {statements.status === 'failed' && (
        <p className={detailStyles.remark}>
          The version history could not be loaded. Reload the page to try again.
        </p>
      )}
      {statements.status === 'ready' && (
        <AllStatements
          statements={statements.value}
          dates={dates.status === 'ready' ? dates.value : {}}
        />
      )}
    </section>
  )
}

type TableProps = { readonly statements: Statements; readonly dates: ReleaseDates }

/** Whether the core browsers have ranges, flags or notes, which support cells do not show. */
function saysMore(statements: Statements): boolean {
  return coreRows.some(({ id }) => {
    const all = statements[id] ?? []
    const [newest, ...older] = all
    if (newest === undefined) return false
    const isBare = newest.notes === undefined && statementCaveats(newest, isGone(all)).length === 0
    return older.length > 0 || !isBare
  })
}

function AllStatements(props: TableProps) {
  const others = otherRows(Object.keys(props.statements))
  return (
    <>
      {saysMore(props.statements) && (
        <StatementTable {...props} caption="Version history by browser" rows={coreRows} />
      )}
      {others.length > 0 && (
        <div className={styles.others}>
          <Disclosure label="Other browsers and runtimes" hint={others.length}>
            <StatementTable
              {...props}
              caption="Version history by other browser or runtime"
              rows={others}
            />
          </Disclosure>
        </div>
      )}
    </>
  )
}

type StatementTableProps = TableProps & {
  readonly caption: string
  readonly rows: readonly TableBrowser[]
}

function StatementTable({ caption, rows, statements, dates }: StatementTableProps) {
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead className={styles.tableHead}>
        <tr>
          <th scope="col">Browser</th>
          <th scope="col">Version</th>
          <th scope="col">Released</th>
          <th scope="col">Notes</th>
        </tr>
      </thead>
      {rows.map(({ id, name }) => (
        <BrowserStatements
          key={id}
          name={name}
          statements={statements[id] ?? unsupported}
          dates={dates[id]}
        />
      ))}
    </table>
  )
}

const unsupported: readonly SupportStatement[] = [{ added: false }]

type BrowserStatementsProps = Pick<StatementCellsProps, 'dates'> & {
  readonly name: string
  readonly statements: readonly SupportStatement[]
}

function BrowserStatements({ name, statements, dates }: BrowserStatementsProps) {
  const gone = isGone(statements)
  return (
    <tbody>
      {withIndex(newestStatementsFirst(statements)).map(({ place, item }) => (
        <tr key={place} className={styles.row}>
          {place === 0 && (
            <th scope="rowgroup" rowSpan={statements.length} className={styles.browser}>
              {name}
            </th>
          )}
          <StatementCells statement={item} gone={gone} dates={dates} />
        </tr>
      ))}
    </tbody>
  )
}

type StatementCellsProps = {
  readonly statement: SupportStatement
  readonly gone: boolean
  /** `YYYY-MM-DD` by version; undefined if none is known. */
  readonly dates: Readonly<Record<string, string>> | undefined
}

function StatementCells({ statement, gone, dates }: StatementCellsProps) {
  const { added, removed, notes = [], tracked = [] } = statement
  const days = [added, removed].flatMap((version) =>
    typeof version === 'string' ? (dates?.[version.replace('≤', '')] ?? []) : [],
  )
  return (
    <>
      <td className={styles.version} data-kind={statementKind(statement, gone)}>
        {versionText(statement)}
      </td>
      <td className={styles.date}>
        {dates !== undefined && days.length === 0 && isVersion(added) && <span>Not released</span>}
        {withIndex(days).map(({ place, item: day }) => (
          <span key={place}>
            {place > 0 && <span> – </span>}
            <time dateTime={day}>{formatMonth(day)}</time>
          </span>
        ))}
      </td>
      <td className={styles.notes}>
        {withIndex(statementCaveats(statement, gone)).map(({ place, item: runs }) => (
          <p key={place}>
            <Runs runs={runs} />
          </p>
        ))}
        {withIndex(notes).map(({ place, item: note }) => (
          <p key={place} className={styles.note}>
            <NoteText note={note} />
          </p>
        ))}
        {tracked.length > 0 && (
          <p className={styles.note}>
            {'Tracked in '}
            {withIndex(tracked).map(({ place, item }) => (
              <span key={place}>
                {place > 0 && <span>, </span>}
                <BugLink address={item} />
              </span>
            ))}
          </p>
        )}
      </td>
    </>
  )
}

/** Only a future version has no release date. */
function isVersion(added: SupportStatement['added']): boolean {
  return typeof added === 'string' && isPlainVersion(added)
}

function Runs({ runs }: { readonly runs: readonly StatementRun[] }) {
  return withIndex(runs).map(({ place, item: { type, value } }) =>
    type === 'code' ? <code key={place}>{value}</code> : <span key={place}>{value}</span>,
  )
}

type TableBrowser = { readonly id: string; readonly name: string }

const coreRows: readonly TableBrowser[] = coreBrowsers.map((id) => ({
  id,
  name: browserLabels[id].name,
}))

/** Non-core browsers: runtimes first, because nothing else on the page shows them. */
const others: ReadonlySet<string> = new Set([
  'nodejs',
  'deno',
  'bun',
  'samsunginternet_android',
  'opera',
  'opera_android',
  'webview_android',
  'webview_ios',
  'oculus',
  'ie',
])

const names: Readonly<Record<string, string>> = browserNames

/** Rows for statements of non-core browsers; browsers without a known name appear by id. */
export function otherRows(ids: readonly string[]): readonly TableBrowser[] {
  const core = new Set<string>(coreBrowsers)
  const known = [...others].filter((id) => ids.includes(id))
  const newcomers = ids.filter((id) => !core.has(id) && !others.has(id))
  return [...known, ...newcomers].map((id) => ({ id, name: names[id] ?? id }))
}
