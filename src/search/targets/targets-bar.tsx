import { useListState } from '#search/state/list-context.ts'
import { Button } from '#ui/controls/button.tsx'
import { Select } from '#ui/controls/select.tsx'

import { formatBrowsers, isChecked, readBrowsers } from './browsers-state.ts'
import type { Can } from './browsers-state.ts'
import { useChoose } from './use-choose.ts'
import { useTargets } from './use-targets.ts'

import styles from './targets-bar.module.css'

const options: readonly { readonly value: Can; readonly label: string }[] = [
  { value: '', label: 'All results' },
  { value: 'yes', label: 'Works' },
  { value: 'no', label: 'Does not fully work' },
]

/** What a list is checked against: the browsers, which results are shown, and the way back. */
export function TargetsBar() {
  const { list, state, go } = useListState()
  const { text, status, name, unknown, problem } = useTargets()
  const choose = useChoose()
  if (text === '' || !isChecked(list.id)) return null
  const { can } = readBrowsers(state.browsers)
  const show = (next: Can) =>
    go({ ...state, browsers: formatBrowsers({ targets: text, can: next }), page: 1 })
  return (
    <div className={styles.bar} data-print="no">
      <p className={styles.name}>
        {status === 'unusable' || status === 'failed' ? (
          <>
            <b>{name}</b> cannot be used: {problem || 'it could not be read.'}
          </>
        ) : (
          <>
            Checked in <b>{name}</b>
          </>
        )}
        {unknown.length > 0 && `. Cannot be checked: ${unknown.join(', ')}`}
      </p>
      {status === 'known' && (
        <Select
          label="Results by browser"
          labelHidden
          value={can}
          options={options}
          onChange={show}
        />
      )}
      <Button variant="quiet" onClick={() => choose('')}>
        Clear browsers
      </Button>
    </div>
  )
}
