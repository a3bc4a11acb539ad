import { shortVerdict } from '#catalogue/verdict/words.ts'
import { createStore } from '#lib/store.ts'

import { resolutions, resolveTargets } from './resolve-targets.ts'
import { targetsText } from './targets-text.ts'
import type { VerdictProps } from './verdict-in.ts'
import { verdictIn } from './verdict-in.ts'

/** Undefined without browsers that can be checked; `pending` until they are resolved. */
export type ShortVerdicts =
  | ((record: VerdictProps, today: string) => string)
  | 'pending'
  | undefined

export const shortVerdicts = createStore(current())

const follow = () => shortVerdicts.set(current())
resolutions.subscribe(follow)
targetsText.subscribe(() => {
  follow()
  resolve()
})
resolve()

/** Resolves the browsers even if no view shows verdicts yet. */
function resolve(): void {
  const text = targetsText.get()
  if (text === '') return
  resolveTargets(text).catch(() => {
    // The store of resolutions records the failure.
  })
}

function current(): ShortVerdicts {
  const text = targetsText.get()
  if (text === '') return undefined
  const found = resolutions.get().get(text)
  if (found === undefined) return 'pending'
  if (found === false || found.status !== 'known') return undefined
  const { targets } = found
  return (record, today) => {
    const verdict = verdictIn(record, targets, today)
    return verdict === undefined ? '' : shortVerdict(verdict)
  }
}
