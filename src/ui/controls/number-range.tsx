import { useState } from 'react'

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
  const ends = [clamp(min, limits), clamp(max, limits)] as const
  const [low, high] = isReversed(ends) ? [ends[1], ends[0]] : ends
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

function isReversed([min, max]: readonly [number | undefined, number | undefined]): boolean {
  return min !== undefined && max !== undefined && min > max
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

/** Two labelled number fields; a value counts when the field is left or Enter is pressed, not at every digit. */
export function NumberRange({ label, limits, value, onChange, step = 1, bars }: NumberRangeProps) {
  function commit(end: 'min' | 'max', typed: string) {
    const next = correctRange({ ...value, [end]: typed === '' ? undefined : Number(typed) }, limits)
    if (next.min !== value.min || next.max !== value.max) onChange(next)
  }
  const field = { limits, step, onCommit: commit }
  return (
    <fieldset>
      <legend className={styles.legend}>
        {label}
        <span className={styles.bounds}>
          {limits.min} – {limits.max}
        </span>
      </legend>
      {bars && <RangeBars bars={bars} range={value} />}
      <div className={styles.inputs}>
        <Field {...field} end="min" value={value.min} />
        <span aria-hidden="true">to</span>
        <Field {...field} end="max" value={value.max} />
      </div>
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
  readonly onCommit: (end: 'min' | 'max', typed: string) => void
}

/** Shows what is being typed, and otherwise the value: a change from outside (a chip removed, Back) shows at once. */
function Field({ end, value, limits, step, onCommit }: FieldProps) {
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
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'Enter') commit()
        }}
      />
    </label>
  )
}
