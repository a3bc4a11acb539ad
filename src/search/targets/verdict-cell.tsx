import { verdictOf } from '#catalogue/verdict/verdict.ts'
import { shortVerdict } from '#catalogue/verdict/words.ts'
import { useSearchServices } from '#search/state/search-services.ts'
import type { VerdictProps } from '#search/state/search-services.ts'
import { VerdictMark } from '#ui/support/verdict-mark.tsx'

import { useTargets } from './use-targets.ts'

/** "No: Safari 16": the verdict where it is one fact of several; nothing until it is known. */
export function VerdictCell({ support }: VerdictProps) {
  const { today } = useSearchServices()
  const { targets } = useTargets()
  if (targets === undefined) return null
  const verdict = verdictOf({ support }, targets, today)
  const whole = shortVerdict(verdict)
  // Beyond the first, browsers are counted; all of them are in the title.
  const [answer = '', ...browsers] = shortVerdict(verdict, 1).split(/(?=:)/)
  return (
    <span title={whole}>
      <VerdictMark answer={verdict.answer} label={answer} />
      {browsers}
    </span>
  )
}
