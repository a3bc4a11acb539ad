import { type BaselineDates, type WidelyStep, widelyStep } from '#catalogue/baseline.ts'
import type { FeatureRecord } from '#catalogue/features/record.ts'
import { isoDay, formatMonth } from '#lib/dates.ts'
import { formatDay } from '#lib/format-day.ts'
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
export function OtherStep({ dates }: { readonly dates: StepDates }) {
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

/** "Widely available expected 27 Jul 2027."; empty if that has come, or is not in sight. */
export function comingSentence(dates: StepDates, today: string): string {
  const { date = '', certainty } = baselineSteps(dates, today).at(-1) ?? {}
  if (certainty === 'due') return `Widely available since ${formatDay(date)}, not confirmed yet.`
  return certainty === 'expected' ? `Widely available expected ${formatDay(date)}.` : ''
}

function stepText({ date, certainty }: BaselineStep): string {
  const note = certainty === 'due' ? ', by date; web-features will confirm' : ''
  return `${certainties[certainty]}${formatMonth(date)}${note}`
}

export type StepDates = BaselineDates & Pick<FeatureRecord, 'firstShipped' | 'approx'>

export type BaselineStep = {
  readonly label: string
  /** `YYYY-MM-DD`. */
  readonly date: string
  /** `by`: the source gives only the latest possible day. */
  readonly certainty: WidelyStep['certainty'] | 'by'
}

/**
 * The steps from the first browser to wide availability, past and expected, on a day
 * (`YYYY-MM-DD`). Empty for a feature that is not newly or widely available.
 */
export function baselineSteps(feature: StepDates, today: string): readonly BaselineStep[] {
  const { firstShipped, newlyDate, approx } = feature
  if (newlyDate === undefined) return []
  const known = approx ? 'by' : 'known'
  const widely = widelyStep(feature, today)
  const certainty = widely?.certainty === 'known' ? known : widely?.certainty
  return [
    stepOn('First browser', firstShipped === undefined ? undefined : isoDay(firstShipped), 'known'),
    stepOn('Newly available', isoDay(newlyDate), known),
    stepOn('Widely available', widely?.day, certainty),
  ].flat()
}

function stepOn(
  label: string,
  date: string | undefined,
  certainty: BaselineStep['certainty'] = 'known',
): readonly BaselineStep[] {
  return date === undefined ? [] : [{ label, date, certainty }]
}
