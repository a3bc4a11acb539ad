import { shortVerdict } from '#catalogue/verdict/words.ts'
import { createStore } from '#lib/store.ts'

import { resolutions, resolveTargets } from './resolve-targets.ts'
import { targetsText } from './targets-text.ts'
import type { VerdictProps } from './verdict-in.ts'
import { verdictIn } from './verdict-in.ts'

/**
 * Says in a few words whether a thing works in the visitor's browsers. Undefined where no browsers are chosen, or none that can be
 * checked; `pending` until it is known what they are.
 */
export type ShortVerdicts =
  | ((record: VerdictProps, today: string) => string)
  | 'pending'
  | undefined

/** Verdicts in the browsers in force, in a few words. */
export const shortVerdicts = createStore(current())

const follow = () => shortVerdicts.set(current())
resolutions.subscribe(follow)
targetsText.subscribe(() => {
  follow()
  resolve()
})
resolve()

/** Works out what the browsers are, whether or not a view shows verdicts already. */
function resolve(): void {
  const text = targetsText.get()
  if (text === '') return
  resolveTargets(text).catch(() => {
    // The store of resolutions says that it failed.
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
