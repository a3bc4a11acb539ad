import { VerdictAnswer } from './late-part.tsx'
import type { VerdictAnswerProps } from './verdict-answer.tsx'

import styles from './detail.module.css'

/**
 * Whether a record works in the visitor's browsers. Until browsers are chosen it is about widely
 * available ones, which the server can tell, too. Its height is the same in every state, so that
 * nothing below it moves.
 */
export function VerdictBand(props: VerdictAnswerProps) {
  return (
    <section className={styles.section} aria-labelledby="works" data-quiet>
      <h2 id="works" className={styles.heading}>
        Does it work?
      </h2>
      <VerdictAnswer {...props} />
    </section>
  )
}
