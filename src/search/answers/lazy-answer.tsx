import { useListState } from '#search/state/list-context.ts'
import { useResultsState } from '#search/state/use-results-state.ts'

import type { AnswerLine } from './answer-line.ts'
import { useAnswers } from './load-answers.ts'

type AnswerProps = {
  readonly text: string
  readonly lines: readonly AnswerLine[]
}

/** The answer to a text in a section of its page, or that what it asks for does not exist; nothing for any other text. */
export function SectionAnswer({ text, lines }: AnswerProps) {
  const answers = useAnswers()
  if (answers === undefined) return null
  return lines.length > 0 ? (
    <answers.AnswerLines lines={lines} hasMargin />
  ) : (
    <answers.AnswerNote text={text} />
  )
}

/** The answer to the text of a list. Without a text, its code is not loaded. */
export function ListAnswer() {
  const { state } = useListState()
  const { answered, isOld } = useResultsState()
  const text = isOld ? answered : state.q
  return text.trim() !== '' && <TextAnswer text={text} />
}

function TextAnswer({ text }: { readonly text: string }) {
  const answers = useAnswers()
  return answers && <answers.HitsAnswer text={text} />
}
