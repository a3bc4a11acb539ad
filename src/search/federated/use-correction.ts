import { useQuestions } from '#search/questions/load-questions.ts'
import { areAllCorrected } from '#search/rows/strong-hits.ts'

import { type SearchedAnswer, strictHits } from './searched-answer.ts'

export type Correction = {
  /** "container query". */
  readonly corrected: string
  readonly literal: string
}

/** What misspelled words were taken for; undefined if the words as typed were found. */
export function useCorrection(answer: SearchedAnswer | undefined): Correction | undefined {
  const questions = useQuestions()
  if (questions === undefined || answer === undefined) return undefined
  const { q, question, sections, unknown } = answer
  const found = strictHits(answer)
  if (question !== undefined || !areAllCorrected(found)) return undefined
  const hits = [
    ...answer.exact,
    ...sections.flatMap((section) => section.hits.concat(section.close)),
  ]
  const corrected = questions.correctedQuery(
    q,
    hits.map(({ hit }) => hit),
    unknown,
  )
  return corrected === undefined ? undefined : { corrected, literal: questions.literalQuery(q) }
}
