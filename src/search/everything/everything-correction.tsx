import { everythingHref } from '#search/address/search-state.ts'
import { useQuestions } from '#search/questions/load-questions.ts'
import { areAllCorrected } from '#search/rows/strong-hits.ts'
import { useLinks } from '#search/state/links.ts'
import { hasSeveralWords } from '#search/transport/relaxed-queries.ts'

import type { EverythingAnswer } from './everything-answer.ts'
import { strictHits } from './everything-answer.ts'

import styles from './everything.module.css'

export function EverythingCorrection({ answer }: { readonly answer: EverythingAnswer }) {
  const { Link } = useLinks()
  const { q, question, exact, sections, unknown } = answer
  const hits = [...exact, ...sections.flatMap((section) => section.hits.concat(section.close))]
  const questions = useQuestions()
  // Of several words some may be names, which is known once their records are counted.
  const isCorrected =
    question === undefined &&
    (unknown !== undefined || !hasSeveralWords(q)) &&
    areAllCorrected(strictHits(answer))
  const corrected = isCorrected
    ? questions?.correctedQuery(
        q,
        hits.map(({ hit }) => hit),
        unknown,
      )
    : undefined
  if (questions === undefined || corrected === undefined) return null
  return (
    <p className={styles.correction}>
      Showing results for <b>{corrected}</b>.{' '}
      <Link id="literal" href={everythingHref({ q: questions.literalQuery(q) })}>
        <span>Search for</span> <bdi>{`“${q.trim()}”`}</bdi> <span>instead</span>
      </Link>
    </p>
  )
}
