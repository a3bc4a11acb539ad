import { useListState } from '#search/state/list-context.ts'
import { useSearchServices } from '#search/state/search-services.ts'
import { Notice } from '#ui/text/notice.tsx'

import styles from './message.module.css'

type BeyondResultsProps = {
  /** How many pages there are; 0 where the provider does not say. */
  readonly pages: number
}

/** The address asks for a page that does not exist (any more). */
export function BeyondResults({ pages }: BeyondResultsProps) {
  const { Link } = useSearchServices()
  const { state, href } = useListState()
  const last = Math.max(pages, 1)
  return (
    <div className={styles.message}>
      <Notice>
        <p>
          <strong>Page {state.page.toLocaleString('en')} does not exist.</strong>
          {pages > 0 && ` These results have ${pages === 1 ? 'one page' : `${pages} pages`}.`}
        </p>
        <p>
          <Link href={href({ ...state, page: last })}>
            {last === 1 ? 'Go to the first page' : `Go to the last page (${last})`}
          </Link>
        </p>
      </Notice>
    </div>
  )
}
