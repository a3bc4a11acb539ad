import { everythingHref } from '#search/address/search-state.ts'
import { hasSeveralWords } from '#search/companion/relaxed-queries.ts'
import type { SearchedAnswer } from '#search/federated/searched-answer.ts'
import { useCorrection } from '#search/federated/use-correction.ts'
import { useLinks } from '#search/state/links.ts'

import styles from './everything.module.css'

export function EverythingCorrection({ answer }: { readonly answer: SearchedAnswer }) {
  const { Link } = useLinks()
  const { q, unknown } = answer
  // Of several words some may be names, which is known once their records are counted.
  const isKnown = unknown !== undefined || !hasSeveralWords(q)
  const correction = useCorrection(isKnown ? answer : undefined)
  if (correction === undefined) return null
  return (
    <p className={styles.correction}>
      Showing results for <b>{correction.corrected}</b>.{' '}
      <Link id="literal" href={everythingHref({ q: correction.literal })}>
        <span>Search for</span> <bdi>{`“${q.trim()}”`}</bdi> <span>instead</span>
      </Link>
    </p>
  )
}
