import { shortVerdict } from '#catalogue/verdict/words.ts'
import { useSearchServices } from '#search/state/search-services.ts'
import type { VerdictProps } from '#search/state/search-services.ts'
import { VerdictMark } from '#ui/support/verdict-mark.tsx'

import { useTargets } from './use-targets.ts'
import { verdictIn } from './verdict-in.ts'

/** "No: Safari 16": the verdict where it is one fact of several; nothing until it is known. */
export function VerdictCell(record: VerdictProps) {
  const { today } = useSearchServices()
  const { targets } = useTargets()
  const verdict = targets && verdictIn(record, targets, today)
  if (verdict === undefined) return null
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
