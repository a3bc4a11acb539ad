import type { ReactElement } from 'react'

import type { BrowserSet } from '#language/reading.ts'
import { sentences } from '#lib/sentence.ts'
import { useDays } from '#search/state/days.ts'
import { useStore } from '#search/state/use-store.ts'
import { targetsText } from '#search/targets/targets-text.ts'
import { useTargetsOf } from '#search/targets/use-targets.ts'

import { type AnswerLine, targetsLine, unknownLine } from './answer-line.ts'

export type SetLineProps = {
  readonly line: AnswerLine
  readonly set: BrowserSet
  readonly children: (line: AnswerLine) => ReactElement
}

/** A line about a set of browsers, which the page resolves; its space is reserved until then. */
export function SetLine({ line, set, children }: SetLineProps) {
  const { today } = useDays()
  const own = useStore(targetsText)
  const { judged, name, status, problem, remarks } = useTargetsOf(set === 'mine' ? own : set)
  const where = set === 'mine' ? 'in your browsers' : line.where || `in ${name}`
  if (judged !== undefined) {
    const known = targetsLine(line.thing, { judged, today, where })
    return children({ ...line, ...known, sentence: sentences(known.sentence, ...remarks) })
  }
  if (status === 'unusable')
    return children({ ...line, ...unknownLine(line.thing, where, problem) })
  const sentence = status === 'none' ? 'Choose your browsers to see whether it works in them.' : ''
  return children({ ...line, where, sentence })
}
