import { loadedPart } from '#search/state/loaded-part.ts'

const part = loadedPart(() => import('./ask-question.ts'))

/** Loads the grammar. Undefined if it fails: queries are then words only. */
export const loadQuestions = part.load

/** The grammar, if it has loaded. */
export const loadedQuestions = part.loaded

export const useQuestions = part.usePart
