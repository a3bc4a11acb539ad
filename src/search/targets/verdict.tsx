import { describeRanges } from '#catalogue/targets/describe.ts'
import {
  asksForPlatform,
  type Targets,
  type Verdict as Checked,
} from '#catalogue/verdict/verdict.ts'
import { answerWord, shortVerdict, whereMissing, verdictReasons } from '#catalogue/verdict/words.ts'
import { useDays } from '#search/state/days.ts'
import { VerdictMark } from '#ui/support/verdict-mark.tsx'

import { useTargets } from './use-targets.ts'
import { verdictIn, type VerdictProps } from './verdict-in.ts'

const NAMED = 1

const labels = {
  yes: 'Works in your browsers',
  part: 'Works in part',
  no: 'Does not work',
} as const

/** The most targets for which the answer "yes" names them. */
const FEW = 2

/** "Does not work: Safari 16 lacks it (needs 17.4)"; empty until browsers are resolved. */
export function VerdictLine(record: VerdictProps) {
  const { today } = useDays()
  const { judged } = useTargets()
  const verdict = judged && verdictIn(record, judged, today)
  if (judged === undefined || verdict === undefined) return null
  const reasons = verdictReasons(verdict)
  const rest = reasons.slice(NAMED)
  return (
    <>
      <VerdictMark answer={verdict.answer} label={labelOf(verdict, judged.targets)} />
      {reasons.length > 0 && <span>{`: ${reasons.slice(0, NAMED).join('; ')}`}</span>}
      {rest.length > 0 && <span title={rest.join('; ')}>{`; and ${rest.length} more`}</span>}
    </>
  )
}

/** A "yes" for platforms, which are not "your browsers", names the targets. No data is no "no". */
function labelOf({ answer, blockers, unjudged }: Checked, targets: Targets): string {
  const among = unjudged.length === 0 ? '' : AMONG
  if (answer === 'no' && blockers.every(({ how }) => how === 'unknown')) return 'Not known to work'
  if (blockers.length > 0 && blockers.every(({ how }) => how === 'nearly'))
    return `Nearly works${among}`
  if (answer === 'yes' && among !== '') return `Works${among}`
  if (answer !== 'yes' || !asksForPlatform(targets))
    return labels[answer] + (answer === 'no' ? '' : among)
  return `Works in ${Object.keys(targets).length > FEW ? 'all you chose' : describeRanges({ targets }).join(', ')}`
}

/** Where some are not checked. The bar above the results and the panel say which. */
const AMONG = ' where checked'

/** "No: Safari 16": a short verdict for tables and lines of facts; nothing until it is known. */
export function VerdictCell(record: VerdictProps) {
  const { today } = useDays()
  const { judged } = useTargets()
  const verdict = judged && verdictIn(record, judged, today)
  if (verdict === undefined) return null
  // Names only the first missing browser and counts the others; the title names all.
  return (
    <span title={shortVerdict(verdict)}>
      <VerdictMark
        answer={verdict.answer}
        label={
          answerWord(verdict) +
          (verdict.answer === 'no' || verdict.unjudged.length === 0 ? '' : AMONG)
        }
      />
      {verdict.answer === 'no' && <span>{`: ${whereMissing(verdict, 1)}`}</span>}
    </span>
  )
}
