import { answers, shortVerdict, whereMissing } from '#catalogue/verdict/words.ts'
import { useDays } from '#search/state/days.ts'
import { VerdictMark } from '#ui/support/verdict-mark.tsx'

import { useTargets } from './use-targets.ts'
import type { VerdictProps } from './verdict-in.ts'
import { verdictIn } from './verdict-in.ts'

/** "No: Safari 16": the verdict where it is one fact of several; nothing until it is known. */
export function VerdictCell(record: VerdictProps) {
  const { today } = useDays()
  const { targets } = useTargets()
  const verdict = targets && verdictIn(record, targets, today)
  if (verdict === undefined) return null
  const { answer } = verdict
  // Beyond the first, browsers are counted; all of them are in the title.
  return (
    <span title={shortVerdict(verdict)}>
      <VerdictMark answer={answer} label={answers[answer]} />
      {answer === 'no' && `: ${whereMissing(verdict, 1)}`}
    </span>
  )
}
