import styles from './verdict-mark.module.css'

type VerdictMarkProps = {
  readonly answer: 'yes' | 'part' | 'no'
  readonly label: string
}

const paths = { yes: 'm3 8.5 3.5 3.5L13 4.5', part: 'M3 8h10', no: 'm4 4 8 8m0-8-8 8' } as const

/** A verdict with its shape and label; colour is redundant. */
export function VerdictMark({ answer, label }: VerdictMarkProps) {
  return (
    <b className={styles.mark} data-answer={answer}>
      <svg
        viewBox="0 0 16 16"
        width="12"
        height="12"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d={paths[answer]} />
      </svg>
      <span>{label}</span>
    </b>
  )
}
