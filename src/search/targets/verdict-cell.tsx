import { answers, shortVerdict, whereMissing } from '#catalogue/verdict/words.ts'
import { useDays } from '#search/state/days.ts'
import { VerdictMark } from '#ui/support/verdict-mark.tsx'

import { useTargets } from './use-targets.ts'
import type { VerdictProps } from './verdict-in.ts'
import { verdictIn } from './verdict-in.ts'

/** "No: Safari 16": a short verdict for tables and lines of facts; nothing until it is known. */
export function VerdictCell(record: VerdictProps) {
  const { today } = useDays()
  const { targets } = useTargets()
  const verdict = targets && verdictIn(record, targets, today)
  if (verdict === undefined) return null
  const { answer } = verdict
  // Names only the first missing browser and counts the others; the title names all.
  return (
    <span title={shortVerdict(verdict)}>
      <VerdictMark answer={answer} label={answers[answer]} />
      {answer === 'no' && `: ${whereMissing(verdict, 1)}`}
    </span>
  )
}
