import type { IndexRecord } from '#catalogue/define-index.ts'
import { supportOf } from '#search/rows/supported.ts'
import { useListState } from '#search/state/list-context.ts'
import { useStore } from '#search/state/use-store.ts'
import { targets } from '#search/targets/load-targets.ts'
import { useShortVerdicts } from '#search/targets/use-short-verdicts.ts'
import type { DataColumn } from '#ui/text/data-table.tsx'

import { hasVerdicts, VERDICT_NAME } from './columns/column.ts'

export const verdictColumn = {
  id: 'verdict',
  head: 'Your browsers',
  name: VERDICT_NAME,
  holds: 'words',
} as const satisfies DataColumn

/** True while the code for verdicts loads, to reserve the room. */
export function useVerdictColumn(): boolean {
  const { list, state } = useListState()
  const verdicts = useShortVerdicts()
  return state.browsers !== '' && hasVerdicts(list) && verdicts !== undefined
}

export function VerdictOf({ hit }: { readonly hit: IndexRecord }) {
  const parts = useStore(targets)
  const support = supportOf(hit)
  return parts && support && <parts.VerdictCell {...support} />
}
