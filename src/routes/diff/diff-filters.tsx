import { type MouseEvent, useLayoutEffect, useRef } from 'react'
import { Link, NavigationType, useNavigationType } from 'react-router-dom'

import type { Area } from '#catalogue/areas.ts'
import { type ChangeKind, changeKinds } from '#catalogue/history/support-state.ts'
import { formatCount } from '#lib/format-count.ts'
import { isForBrowser } from '#routes/layout/links.tsx'
import { Select } from '#ui/controls/select.tsx'

import { diffHref, type DiffState } from './diff-address.ts'
import type { FilteredRows } from './diff-rows.ts'
import type { Pair } from './diff-sides.ts'
import { kindLabel } from './diff-text.ts'

import styles from './diff.module.css'

type DiffFiltersProps = {
  readonly state: DiffState
  readonly filtered: FilteredRows
  readonly kinds: ReadonlySet<ChangeKind>
  readonly pair: Pair
  readonly onChange: (changed: Partial<DiffState>) => void
  /** Called while a text is typed. All its changes share one history entry. */
  readonly onType: (q: string) => void
}

/** Filters by kind of change with counts, by area and by text. */
export function DiffFilters(props: DiffFiltersProps) {
  const { state, filtered, kinds, pair, onChange, onType } = props
  const { changes } = state
  // A link has the address that was rendered, which may lack the choice before.
  const choosing = (chosen: DiffState['changes']) => (event: MouseEvent<HTMLAnchorElement>) => {
    if (isForBrowser(event)) return
    event.preventDefault()
    onChange({ changes: chosen })
  }
  const shown = changeKinds.filter((kind) => kinds.has(kind) || changes.includes(kind))
  return (
    <div className={styles.filters} data-print="no">
      <nav className={styles.kinds} aria-label="Kind of change">
        <Link
          to={diffHref({ ...state, changes: [] })}
          aria-current={changes.length === 0}
          onClick={choosing([])}
        >
          All
        </Link>
        {shown.map((kind) => (
          <Link
            key={kind}
            to={diffHref({ ...state, changes: [kind] })}
            aria-current={changes.includes(kind)}
            onClick={choosing([kind])}
          >
            {`${kindLabel(kind, pair)} ${formatCount(filtered.byKind.get(kind) ?? 0)}`}
          </Link>
        ))}
      </nav>
      <Select
        label="Area"
        labelHidden
        value={state.area ?? ''}
        options={areaOptions(filtered, state.area)}
        onChange={(value) => {
          onChange({ area: [...filtered.byArea.keys()].find((one) => one === value) })
        }}
      />
      <TextFilter q={state.q} onType={onType} />
    </div>
  )
}

function areaOptions({ byArea }: FilteredRows, chosen: Area | undefined) {
  const known =
    chosen === undefined || byArea.has(chosen) ? byArea : new Map([...byArea, [chosen, 0]])
  return [
    { value: '', label: 'All areas' },
    ...Array.from(known, ([area, count]) => ({
      value: area,
      label: `${area} (${formatCount(count)})`,
    })),
  ]
}

type TextFilterProps = Pick<DiffState, 'q'> & Pick<DiffFiltersProps, 'onType'>

/**
 * The field is uncontrolled, and the address follows it. If the address changes otherwise (Back,
 * "Clear filters"), the field follows the address.
 */
function TextFilter({ q, onType }: TextFilterProps) {
  const field = useRef<HTMLInputElement>(null)
  const isTyped = useNavigationType() === NavigationType.Replace
  useLayoutEffect(() => {
    if (!isTyped && field.current) field.current.value = q
  }, [isTyped, q])
  return (
    <input
      ref={field}
      type="text"
      className={styles.text}
      data-keeps-place
      aria-label="Filter changes by text"
      placeholder="Filter by name"
      defaultValue={q}
      autoComplete="off"
      spellCheck={false}
      onChange={({ currentTarget }) => onType(currentTarget.value)}
    />
  )
}
