import type { ReactElement } from 'react'

import { useDays } from '#search/state/days.ts'
import { useStore } from '#search/state/use-store.ts'
import { targetsText } from '#search/targets/targets-text.ts'
import { useTargetsOf } from '#search/targets/use-targets.ts'

import { type AnswerLine, targetsLine } from './answer-line.ts'
import type { BrowserSet } from './asked.ts'

export type SetLineProps = {
  readonly line: AnswerLine
  readonly set: BrowserSet
  readonly children: (line: AnswerLine) => ReactElement
}

/** A line about a set of browsers, which the page resolves; its space is reserved until then. */
export function SetLine({ line, set, children }: SetLineProps) {
  const { today } = useDays()
  const own = useStore(targetsText)
  const { judged, name, status } = useTargetsOf(set === 'mine' ? own : set)
  const where = set === 'mine' ? 'in your browsers' : `in ${name}`
  if (judged !== undefined)
    return children({ ...line, ...targetsLine(line.thing, { judged, today, where }) })
  const sentence = status === 'none' ? 'Choose your browsers to see whether it works in them.' : ''
  return children({ ...line, where, sentence })
}
