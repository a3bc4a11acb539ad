import { formatCount } from '#lib/format-count.ts'
import type { QuestionAnswer } from '#search/questions/question-answer.ts'
import { fitsRow } from '#search/rows/found-row.tsx'
import { HiddenMarksSource } from '#search/rows/match-note.tsx'
import { RowLevel } from '#search/rows/row-name.tsx'
import { useLinks } from '#search/state/links.ts'
import { ListStateContext } from '#search/state/list-context.ts'
import { explainsMatches } from '#search/transport/explains-matches.ts'
import { MarginSection } from '#ui/text/margin-section.tsx'

import { FoundRows } from './found-rows.tsx'

import styles from './everything.module.css'

type AnswerSectionProps = { readonly answer: QuestionAnswer }

/** What a text asks for as a question: the first records, and the way to all of them. */
export function AnswerSection({ answer }: AnswerSectionProps) {
  const { Link } = useLinks()
  const { title, total, count, q, list, state, hits, href, record, near } = answer
  const isList = record === undefined && total > 0
  return (
    <MarginSection title={title} count={isList ? formatCount(total) : undefined}>
      <HiddenMarksSource value={explainsMatches(q) ? 'hit' : 'none'}>
        <RowLevel value="h3">
          <ListStateContext value={state}>
            <FoundRows hits={hits.filter(({ hit }) => fitsRow(list.id, hit))} />
          </ListStateContext>
        </RowLevel>
      </HiddenMarksSource>
      {isList && (
        <p className={styles.all}>
          <Link id="all-answer" href={href}>
            {total === 1 ? count : `All ${count}`}
          </Link>
        </p>
      )}
      {near !== undefined && (
        <p className={styles.all}>
          <Link id="near-answer" href={near.href}>
            {near.title}
          </Link>
          <span className={styles.note}>{near.count}</span>
        </p>
      )}
    </MarginSection>
  )
}
