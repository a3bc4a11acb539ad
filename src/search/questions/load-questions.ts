import { loadedPart } from '#search/state/loaded-part.ts'

const part = loadedPart(() => import('./ask-question.ts'))

/** Loads the grammar. Undefined if it fails: queries are then words only. */
export const loadQuestions = part.load

export const useQuestions = part.usePart
