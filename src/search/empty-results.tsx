import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'

import { filterChips } from './chips.ts'
import { withoutFilters } from './url-state.ts'
import { useListState } from './use-list-state.ts'

import styles from './message.module.css'

/** Nothing was found: says for what, and offers the ways out that there are. */
export function EmptyResults() {
  const { list, state, go } = useListState()
  const hasFilters = filterChips(list, state).length > 0
  return (
    <div className={styles.message}>
      <Notice
        action={
          hasFilters ? (
            <Button onClick={() => go(withoutFilters(state))}>Clear all filters</Button>
          ) : undefined
        }
      >
        <p>
          <strong>
            No {list.noun}{' '}
            {state.q === '' ? (
              'match these filters'
            ) : (
              <>
                match “<bdi>{state.q}</bdi>”
              </>
            )}
            {state.q !== '' && hasFilters && ' with these filters'}.
          </strong>
        </p>
        <p>
          {hasFilters
            ? 'Remove a filter above, or clear them all.'
            : 'Check the spelling, or try a shorter or more general word.'}
        </p>
      </Notice>
    </div>
  )
}
