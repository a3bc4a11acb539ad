import styles from './state-word.module.css'

const paths = {
  yes: 'm3 8.5 3.5 3.5L13 4.5',
  nearly: 'M2 6.5c2-3 4 0 6 0s4 3 6 0M2 11.5c2-3 4 0 6 0s4 3 6 0',
  part: 'M3 8h10',
  prefix: 'M1 8h3m2.5.5 3 3 5.5-6.5',
  flag: 'M4 14V2.5h8.5l-2.25 3 2.25 3H4',
  announced: 'M2.5 8h11M9 3.5 13.5 8 9 12.5',
  notYet: 'm4 4 8 8m0-8-8 8',
  removed: 'M8 2.25a5.75 5.75 0 1 0 0 11.5 5.75 5.75 0 0 0 0-11.5M4 4l8 8',
  unknown: 'M5.25 5.75a2.75 2.75 0 1 1 4 2.45C8.4 8.65 8 9.1 8 10m0 3.2v.01',
} as const

/** How far a thing works; the catalogue's states have these names. */
export type SignState = keyof typeof paths

type StateWordProps = {
  readonly state: SignState
  /** The word of the state; colour and sign are redundant. */
  readonly word: string
  /** In pixels at a text size of 16. Default: 16. */
  readonly size?: number
}

/** The word of a state after its sign, in its colour. */
export function StateWord({ state, word, size = 16 }: StateWordProps) {
  return (
    <b className={styles.word} data-state={state}>
      <svg
        viewBox="0 0 16 16"
        width={`${size / 16}rem`}
        height={`${size / 16}rem`}
        fill="none"
        stroke="currentColor"
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d={paths[state]} />
      </svg>
      <span>{word}</span>
    </b>
  )
}
