import { formatCount } from '#lib/format-count.ts'
import type { QuestionAnswer } from '#search/questions/question-answer.ts'
import { fitsRow } from '#search/rows/found-row.tsx'
import { HiddenMarksSource } from '#search/rows/match-note.tsx'
import { RowLevel } from '#search/rows/row-name.tsx'
import { useLinks } from '#search/state/links.ts'
import { ListStateContext } from '#search/state/list-context.ts'
import { explainsMatches } from '#search/transport/explains-matches.ts'

import { FoundRows } from './found-rows.tsx'

import styles from './everything.module.css'

export function AnswerSection({ answer }: { readonly answer: QuestionAnswer }) {
  const { Link } = useLinks()
  const { title, total, count, q, list, state, hits, href, record, near } = answer
  return (
    <section className={styles.answer} aria-labelledby="answer">
      <h2 id="answer" className={styles.heading}>
        <bdi>{title}</bdi>
        {record === undefined && total > 0 && (
          <>
            {' '}
            <span className={styles.count}>{formatCount(total)}</span>
          </>
        )}
      </h2>
      <HiddenMarksSource value={explainsMatches(q) ? 'hit' : 'none'}>
        <RowLevel value="h3">
          <ListStateContext value={state}>
            <FoundRows hits={hits.filter(({ hit }) => fitsRow(list.id, hit))} />
          </ListStateContext>
        </RowLevel>
      </HiddenMarksSource>
      {record === undefined && total > 0 && (
        <p className={styles.all}>
          <Link id="all-answer" href={href}>
            {`Show ${total === 1 ? '' : 'all '}${count}`}
          </Link>
        </p>
      )}
      {near !== undefined && (
        <p className={styles.all}>
          <Link id="near-answer" href={near.href}>
            {near.title}
          </Link>
          <span className={styles.cut}>{near.count}</span>
        </p>
      )}
    </section>
  )
}
