import type { IndexRecord } from '#catalogue/define-index.ts'
import { pluralize } from '#lib/pluralize.ts'
import { paths } from '#routes/paths.ts'
import { useListState } from '#search/state/list-context.ts'
import { useSearchServices } from '#search/state/search-services.ts'
import { useResultsState } from '#search/state/use-results-state.ts'
import { tableLabels } from '#search/table/columns/all.ts'
import { exportColumns, exportTable } from '#search/table/export-table.ts'
import { CopyButtons } from '#ui/controls/copy-buttons.tsx'

import { ListDownloads } from './list-downloads.tsx'
import { listMarkdown } from './list-markdown.ts'

import styles from './list-export.module.css'

/** Takes the results away: all that can be reached as a file, the page that is shown as Markdown. */
export function ListExport() {
  const { list, state, href } = useListState()
  const { today } = useSearchServices()
  const { hits, total, pages, isOld } = useResultsState<IndexRecord>()
  if (total === 0) return <p>There is nothing to export.</p>

  // An index lets only so many results be paged through.
  const reachable = Math.min(total, pages * state.size)
  const { head, columns: label } = tableLabels(list)
  const columns = exportColumns(list, state)
  const names = columns.flatMap((id) => label[id]?.name ?? label[id]?.title ?? [])
  const toTable = (records: readonly IndexRecord[]) => {
    const addressOf = (id: string) => absolute(paths.record({ list: list.id, id }))
    return exportTable({ list, columns, today, addressOf }, records)
  }
  const source = absolute(href({ ...state, page: 1 }))
  const page = () => listMarkdown(toTable(hits), absolute(href(state)))
  return (
    <div className={styles.export}>
      <p>
        <b>{scopeWords(reachable, total, pluralize(total, list.one, list.noun))}</b>
      </p>
      {reachable < total && <p>More filters bring the others within reach.</p>}
      <p className={styles.columns}>Columns: {[head.title, ...names].join(', ')}</p>
      <ListDownloads
        key={source}
        columns={columns}
        reachable={reachable}
        source={source}
        toTable={toTable}
        disabled={isOld}
      />
      {!isOld && hits.length > 0 && (
        <CopyButtons offers={[{ name: 'page as Markdown', text: page }]} />
      )}
    </div>
  )
}

/** "All 312 features"; "The first 1,000 of 18,865 compat entries". */
function scopeWords(reachable: number, total: number, all: string): string {
  if (total === 1) return all
  return reachable < total ? `The first ${reachable.toLocaleString('en')} of ${all}` : `All ${all}`
}

function absolute(path: string): string {
  return new URL(path, window.location.origin).href
}
