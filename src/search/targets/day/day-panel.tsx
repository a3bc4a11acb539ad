import { type SyntheticEvent, useId, useState } from 'react'

import { firstDays } from '#catalogue/features/on-day.ts'
import { secondsOf } from '#lib/dates.ts'
import { useDays } from '#search/state/days.ts'
import { useListState } from '#search/state/list-context.ts'
import { Button } from '#ui/controls/button.tsx'
import { useClosePanel } from '#ui/overlay/close-panel.ts'

import styles from './day.module.css'

const YEARS = 4

export function DayPanel() {
  const { state, go } = useListState()
  const { today } = useDays()
  const close = useClosePanel()
  const show = (day: string) => {
    close()
    go({ ...state, day, page: 1 })
  }
  const year = Number(today.slice(0, 4))
  const years = Array.from({ length: YEARS }, (_, back) => year - 1 - back)
  return (
    <div className={styles.panel}>
      <p>Shows what was Baseline on a day, the newest first.</p>
      <DayField key={state.day} day={state.day} onShow={show} />
      <div className={styles.actions}>
        {years.map((one) => (
          <Button key={one} onClick={() => show(`${one}-12-31`)}>{`End of ${one}`}</Button>
        ))}
      </div>
      {state.day !== '' && (
        <Button variant="quiet" onClick={() => show('')}>
          Back to today
        </Button>
      )}
    </div>
  )
}

type DayFieldProps = { readonly day: string; readonly onShow: (day: string) => void }

/** A native date field that accepts only days since Baseline began. */
function DayField({ day, onShow }: DayFieldProps) {
  const id = useId()
  const { today } = useDays()
  const [typed, setTyped] = useState(secondsOf(day) === undefined ? '' : day)
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    onShow(typed === today ? '' : typed)
  }
  return (
    <form className={styles.field} onSubmit={submit}>
      <label htmlFor={id}>Day</label>
      <input
        id={id}
        className={styles.date}
        type="date"
        min={firstDays.newly}
        max={today}
        required
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      {/* The browser validates the day before it submits the form, and says what is wrong. */}
      <Button type="submit">Show</Button>
    </form>
  )
}
