import { useId, useState } from 'react'

import { VisuallyHidden } from '#ui/text/visually-hidden.tsx'

import styles from './number-range.module.css'

/** A range that may be open at either end. */
type Range = { readonly min?: number; readonly max?: number }

/** A range as typed: undefined if a field was emptied. */
type TypedRange = { readonly min?: number | undefined; readonly max?: number | undefined }

/** The allowed values, inclusive. */
export type Limits = { readonly min: number; readonly max: number }

/**
 * Corrects a range: clamps its ends to the limits, swaps reversed ends, and omits ends that are not
 * numbers or equal a limit.
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

export type RangeBar = { readonly value: number; readonly count: number }

type NumberRangeProps = {
  readonly label: string
  /** The range of the data; typed values outside it are clamped. */
  readonly limits: Limits
  readonly value: Range
  /** Omits an end that does not restrict the range. */
  readonly onChange: (value: Range) => void
  readonly step?: number
  readonly bars?: readonly RangeBar[]
}

/**
 * Two labelled number fields. A value is committed on blur or Enter, not on every digit. If a value
 * is corrected, a live region announces the resulting range.
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
        <span>{label}</span>
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

/** The distribution over the range. Decorative: the fields below provide the same function. */
function RangeBars({ bars, range: { min = -Infinity, max = Infinity } }: RangeBarsProps) {
  const highest = Math.max(1, ...bars.map((bar) => bar.count))
  return (
    <div className={styles.bars} aria-hidden="true">
      {bars.map(({ value, count }) => (
        <svg
          key={value}
          className={styles.bar}
          data-inside={(value >= min && value <= max) || undefined}
          height={`${(count / highest) * 100}%`}
        >
          <title>{`${value}: ${count}`}</title>
        </svg>
      ))}
    </div>
  )
}

type FieldProps = {
  readonly end: 'min' | 'max'
  readonly value: number | undefined
  readonly limits: Limits
  readonly step: number
  readonly id: string
  readonly onEdit: () => void
  readonly onCommit: (end: 'min' | 'max', typed: string) => void
}

/** Shows the text being typed, otherwise the value, which may change from outside. */
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
          // From an empty field the browser would step from the lower limit at either end.
          if (/^Arrow(Up|Down)$/.test(event.key) && !event.currentTarget.value) {
            event.currentTarget.value = String(limits[end])
          }
        }}
      />
    </label>
  )
}
