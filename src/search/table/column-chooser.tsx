import { chosenColumns, shownColumns } from '#search/address/table-columns.ts'
import { useListState } from '#search/state/list-context.ts'
import { Button } from '#ui/controls/button.tsx'
import { CheckboxRow } from '#ui/controls/checkbox-row.tsx'

import { tableLabels } from './columns/all.ts'

import styles from './column-chooser.module.css'

/** The choice of columns is part of the list's state, and so of its address. */
export function ColumnChooser() {
  const { list, state, go } = useListState()
  const { columns } = tableLabels(list)
  const shown = shownColumns(list.table, state.cols)
  const choose = (names: readonly string[]) =>
    go({ ...state, cols: chosenColumns(list.table, names) })
  return (
    <>
      <fieldset className={styles.chooser}>
        <legend className={styles.title}>Columns</legend>
        <div className={styles.columns}>
          {Object.entries(columns).map(([id, { title, name = title }]) => (
            <CheckboxRow
              key={id}
              label={name}
              checked={shown.includes(id)}
              onChange={(checked) =>
                choose(checked ? [...shown, id] : shown.filter((other) => other !== id))
              }
            />
          ))}
        </div>
      </fieldset>
      <Button onClick={() => choose(list.table.usual)}>Reset</Button>
    </>
  )
}
