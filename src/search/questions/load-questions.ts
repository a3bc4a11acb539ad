import { loadedPart } from '#search/state/loaded-part.ts'

const part = loadedPart(() => import('./ask-question.ts'))

/** Loads with the view. Undefined if it fails: queries are then words only. */
export const questionsLoading = part.loading

/** The grammar, if it has loaded. */
export const loadedQuestions = part.loaded

export const useQuestions = part.usePart
