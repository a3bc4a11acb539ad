import { useId, useState } from 'react'

import { VisuallyHidden } from '#ui/text/visually-hidden.tsx'

import styles from './number-range.module.css'

/** A range that may be open at either end. */
export type Range = { readonly min?: number; readonly max?: number }

/** A range as typed: what was emptied is undefined. */
type TypedRange = { readonly min?: number | undefined; readonly max?: number | undefined }

/** What may be typed, both ends included. */
export type Limits = { readonly min: number; readonly max: number }

/**
 * Corrects a range: ends outside the limits move to the limit, reversed ends are swapped, and ends that are no number
 * or limit nothing are left out.
 */
export function correctRange({ min, max }: TypedRange, limits: Limits): Range {
  const one = clamp(min, limits)
  const other = clamp(max, limits)
  const [low, high] = (one ?? -Infinity) > (other ?? Infinity) ? [other, one] : [one, other]
  return {
    ...(low !== undefined && low > limits.min && { min: low }),
    ...(high !== undefined && high < limits.max && { max: high }),
  }
}

function clamp(value: number | undefined, { min, max }: Limits): number | undefined {
  return value === undefined || Number.isNaN(value)
    ? undefined
    : Math.min(max, Math.max(min, value))
}

/** The number of results with one value of a range. */
export type RangeBar = { readonly value: number; readonly count: number }

type NumberRangeProps = {
  /** "Newly available in": the legend; the two fields are named after it. */
  readonly label: string
  /** What the data holds; typed values outside move to the limit. */
  readonly limits: Limits
  readonly value: Range
  /** An end that limits nothing is left out of the new value. */
  readonly onChange: (value: Range) => void
  /** Between two values of the arrow keys; 1 unless given. */
  readonly step?: number
  /** Results by value, drawn above the fields. */
  readonly bars?: readonly RangeBar[]
}

/**
 * Two labelled number fields; a value counts when the field is left or Enter is pressed, not at every digit. A value
 * that is corrected is shown with the range that it became, in a live region.
 */
export function NumberRange({ label, limits, value, onChange, step = 1, bars }: NumberRangeProps) {
  const id = useId()
  const [corrected, setCorrected] = useState('')
  const textOf = ({ min = limits.min, max = limits.max }: Range) => `${min} – ${max}`
  function commit(end: 'min' | 'max', typed: string) {
    const next = correctRange({ ...value, [end]: typed === '' ? undefined : Number(typed) }, limits)
    if (typed && Number(typed) !== (next[end] ?? limits[end])) setCorrected(textOf(next))
    if (next.min !== value.min || next.max !== value.max) onChange(next)
  }
  const field = { limits, step, id, onEdit: () => setCorrected(''), onCommit: commit }
  return (
    <fieldset>
      <legend className={styles.legend}>
        {label}
        <span id={id} className={styles.bounds}>
          {textOf({})}
        </span>
      </legend>
      {bars && <RangeBars bars={bars} range={value} />}
      <div className={styles.inputs}>
        <Field {...field} end="min" value={value.min} />
        <span aria-hidden="true">to</span>
        <Field {...field} end="max" value={value.max} />
      </div>
      <p className={styles.corrected} aria-live="polite">
        {corrected === textOf(value) && `Corrected to ${corrected}`}
      </p>
    </fieldset>
  )
}

type RangeBarsProps = { readonly bars: readonly RangeBar[]; readonly range: Range }

/** The distribution over the range, for the eye only: the fields below say and do the same. */
function RangeBars({ bars, range: { min = -Infinity, max = Infinity } }: RangeBarsProps) {
  const highest = Math.max(1, ...bars.map((bar) => bar.count))
  return (
    <div className={styles.bars} aria-hidden="true">
      {bars.map(({ value, count }) => (
        <span
          key={value}
          className={styles.bar}
          data-inside={(value >= min && value <= max) || undefined}
          style={{ blockSize: `${(count / highest) * 100}%` }}
          title={`${value}: ${count}`}
        />
      ))}
    </div>
  )
}

type FieldProps = {
  readonly end: 'min' | 'max'
  readonly value: number | undefined
  readonly limits: Limits
  readonly step: number
  /** Of the element that says the limits. */
  readonly id: string
  /** Called while a value is typed. */
  readonly onEdit: () => void
  readonly onCommit: (end: 'min' | 'max', typed: string) => void
}

/** Shows what is being typed, and otherwise the value: a change from outside (a chip removed, Back) shows at once. */
function Field({ end, value, limits, step, id, onEdit, onCommit }: FieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  function commit() {
    if (typed === null) return
    setTyped(null)
    onCommit(end, typed)
  }
  return (
    <label className={styles.field}>
      <VisuallyHidden>{end === 'min' ? 'From' : 'To'}</VisuallyHidden>
      <input
        type="number"
        inputMode="decimal"
        className={styles.input}
        {...limits}
        step={step}
        value={typed ?? value ?? ''}
        placeholder={String(limits[end])}
        aria-describedby={id}
        onChange={(event) => {
          setTyped(event.currentTarget.value)
          onEdit()
        }}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'Enter') commit()
          // From an empty field the browser would step from the lower limit, whichever end it is.
          if (/^Arrow(Up|Down)$/.test(event.key) && !event.currentTarget.value) {
            event.currentTarget.value = String(limits[end])
          }
        }}
      />
    </label>
  )
}
