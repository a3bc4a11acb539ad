import { shortVerdict } from '#catalogue/verdict/words.ts'
import { createStore } from '#lib/store.ts'

import { targetsInForce } from './known-targets.ts'
import { verdictIn, type VerdictProps } from './verdict-in.ts'

/** Undefined without browsers that can be checked; `pending` until they are resolved. */
export type ShortVerdicts =
  | ((record: VerdictProps, today: string) => string)
  | 'pending'
  | undefined

export const shortVerdicts = createStore(current())

targetsInForce.subscribe(() => shortVerdicts.set(current()))

function current(): ShortVerdicts {
  const known = targetsInForce.get()
  if (known === undefined || known === 'pending') return known
  if (known.status !== 'known') return undefined
  return (record, today) => {
    const verdict = verdictIn(record, known, today)
    return verdict === undefined ? '' : shortVerdict(verdict)
  }
}
