import type { BaselineStatus } from '#catalogue/baseline.ts'
import type { FeatureRecord } from '#catalogue/features/record.ts'
import { isoDay, formatMonth } from '#lib/dates.ts'
import { useDays } from '#search/state/days.ts'

import styles from './baseline-way.module.css'

type BaselineWayProps = { readonly steps: readonly BaselineStep[] }

export function BaselineWay({ steps }: BaselineWayProps) {
  if (steps.length === 0) return null
  return (
    <ol className={styles.steps} aria-label="Baseline timeline">
      {steps.map((step) => (
        <li key={step.label} className={styles.step} data-certainty={step.certainty}>
          <span className={styles.stepLabel}>{step.label}</span>
          <time dateTime={step.date}>{stepText(step)}</time>
        </li>
      ))}
    </ol>
  )
}

const certainties = { known: '', by: 'by ', expected: 'expected ', due: 'since ' } as const

/** The step to Baseline that a badge with the status does not tell: "Newly available Sep 2023". */
export function OtherStep({ dates }: { readonly dates: BaselineDates }) {
  const { today } = useDays()
  const wanted = dates.baseline === 'widely' ? 'Newly available' : 'Widely available'
  const step = baselineSteps(dates, today).find(({ label }) => label === wanted)
  return (
    step && (
      <span>
        <span>{step.label}</span> <time dateTime={step.date}>{stepText(step)}</time>
      </span>
    )
  )
}

function stepText({ date, certainty }: BaselineStep): string {
  const note = certainty === 'due' ? ', by date; web-features will confirm' : ''
  return `${certainties[certainty]}${formatMonth(date)}${note}`
}

export type BaselineDates = Pick<
  FeatureRecord,
  'firstShipped' | 'newlyDate' | 'widelyDate' | 'widelyExpected' | 'approx'
> & { readonly baseline?: BaselineStatus | undefined }

export type BaselineStep = {
  readonly label: string
  /** `YYYY-MM-DD`. */
  readonly date: string
  /**
   * `expected`: in the future; `due`: the day has passed, but web-features has not confirmed the
   * step; `by`: the source gives only the latest possible day.
   */
  readonly certainty: 'known' | 'by' | 'expected' | 'due'
}

/**
 * The steps from the first browser to wide availability, past and expected, on a day
 * (`YYYY-MM-DD`). Empty for a feature that is not newly or widely available.
 */
export function baselineSteps(feature: BaselineDates, today: string): readonly BaselineStep[] {
  const { firstShipped, newlyDate, widelyDate, widelyExpected, approx } = feature
  if (newlyDate === undefined) return []
  const isDue = widelyExpected !== undefined && isoDay(widelyExpected) <= today
  const known = approx ? 'by' : 'known'
  return [
    stepOn('First browser', firstShipped, 'known'),
    stepOn('Newly available', newlyDate, known),
    stepOn('Widely available', widelyDate, known),
    widelyDate === undefined
      ? stepOn('Widely available', widelyExpected, isDue ? 'due' : 'expected')
      : [],
  ].flat()
}

function stepOn(
  label: string,
  seconds: number | undefined,
  certainty: BaselineStep['certainty'],
): readonly BaselineStep[] {
  return seconds === undefined ? [] : [{ label, date: isoDay(seconds), certainty }]
}
