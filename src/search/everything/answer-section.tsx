import type { QuestionAnswer } from '#search/questions/question-search.ts'
import { fitsRow } from '#search/rows/found-row.tsx'
import { RowLevel } from '#search/rows/row-name.tsx'
import { useSearchServices } from '#search/state/search-services.ts'

import { FoundRows } from './found-rows.tsx'

import styles from './everything.module.css'

/** What the query means as a question: in words, with its first results and the way to the list with those filters. */
export function AnswerSection({ answer }: { readonly answer: QuestionAnswer }) {
  const { Link } = useSearchServices()
  const { title, count, list, hits, href, record, near } = answer
  return (
    <section className={styles.answer} aria-labelledby="answer">
      <h2 id="answer" className={styles.heading}>
        <bdi>{title}</bdi>
      </h2>
      <RowLevel value="h3">
        <FoundRows hits={hits.filter(({ hit }) => fitsRow(list.id, hit))} />
      </RowLevel>
      <p className={styles.all}>
        {record === undefined && (
          <Link id="all-answer" href={href}>
            Show {count}
          </Link>
        )}
        {near !== undefined && (
          <Link id="near-answer" href={near.href}>
            {near.sentence} <span className={styles.count}>{near.count}</span>
          </Link>
        )}
      </p>
    </section>
  )
}
