import { type ReactElement, useState } from 'react'

import { formatDay } from '#lib/format-day.ts'
import { loadFollowPanel } from '#routes/follow/load-follow-panel.ts'
import { hrefAt } from '#search/address/base-path.ts'
import { SaveListSearch } from '#search/saved/save-search.tsx'
import { useListState } from '#search/state/list-context.ts'
import { useNarrow } from '#search/state/use-narrow.ts'
import { ColumnChooser } from '#search/table/column-chooser.tsx'
import { LazyPanel } from '#search/table/lazy-panel.tsx'
import { loadTargets } from '#search/targets/load-targets.ts'
import { useListWidgets } from '#search/widgets/list-widgets-context.ts'
import { CopyButtons } from '#ui/controls/copy-buttons.tsx'
import { Disclosure } from '#ui/controls/disclosure.tsx'
import { Select } from '#ui/controls/select.tsx'

import { ListExport } from './list-export.tsx'
import { ViewSelect } from './view-select.tsx'

import styles from './list-more.module.css'

const targetsPanel = async () => (await loadTargets()).TargetsPanel
const dayPanel = async () => (await loadTargets()).DayPanel

/** The tools of a list without a word of their own in its head; in a narrow window most of them. */
export function ListMore() {
  const { list, state, href } = useListState()
  const isNarrow = useNarrow()
  const link = () => new URL(hrefAt(href(state)), window.location.origin).href
  return (
    <div className={styles.more}>
      {isNarrow && <ViewSelect variant="plain" />}
      <PageSize />
      {isNarrow && (
        <Part label="Your browsers">
          <LazyPanel load={targetsPanel} />
        </Part>
      )}
      {state.view === 'table' && (
        <Part label="Columns">
          <ColumnChooser />
        </Part>
      )}
      {list.dated && (
        <Part label={`As of ${state.day === '' ? 'a day' : formatDay(state.day)}`}>
          <LazyPanel load={dayPanel} />
        </Part>
      )}
      <Part label="Follow">
        <LazyPanel load={loadFollowPanel} />
      </Part>
      <Part label="Export">
        <ListExport />
      </Part>
      <div className={styles.actions}>
        <CopyButtons offers={[{ name: 'link', text: link }]} />
        <SaveListSearch />
      </div>
    </div>
  )
}

function PageSize() {
  const { items, refine } = useListWidgets().pageSize
  const sizes = items.map(({ value, label }) => ({ value: String(value), label }))
  const chosen = items.find(({ isRefined }) => isRefined)
  return (
    <Select
      label="Results per page"
      value={String(chosen?.value)}
      options={sizes}
      onChange={(value) => refine(Number(value))}
    />
  )
}

type PartProps = { readonly label: string; readonly children: ReactElement }

function Part({ label, children }: PartProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Disclosure label={label} onToggle={setOpen}>
      {isOpen && <div className={styles.part}>{children}</div>}
    </Disclosure>
  )
}
