import { loadedPart } from '#search/state/loaded-part.ts'

const part = loadedPart(() => import('./answers.ts'))

/** Loads with the view. Undefined if it fails: no text is then answered. */
export const answersLoading = part.loading

/** What reads and answers texts, if it has loaded. */
export const loadedAnswers = part.loaded

export const useAnswers = part.usePart
