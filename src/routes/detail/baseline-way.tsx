import { formatMonth } from '#lib/months.ts'

import type { BaselineStep } from './baseline-steps.ts'

import styles from './baseline-way.module.css'

type BaselineWayProps = { readonly steps: readonly BaselineStep[] }

/** The steps to Baseline with their months; nothing where there is none. */
export function BaselineWay({ steps }: BaselineWayProps) {
  if (steps.length === 0) return null
  return (
    <ol className={styles.steps} aria-label="Way to Baseline">
      {steps.map((step) => (
        <li key={step.label} className={styles.step} data-certainty={step.certainty}>
          <span className={styles.stepLabel}>{step.label}</span>
          <time dateTime={step.date}>{stepWords(step)}</time>
        </li>
      ))}
    </ol>
  )
}

const certainties = { known: '', by: 'by ', expected: 'expected ' } as const

function stepWords({ date, certainty }: BaselineStep): string {
  return `${certainties[certainty]}${formatMonth(date)}`
}
