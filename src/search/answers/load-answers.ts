import { loadedPart } from '#search/state/loaded-part.ts'

const part = loadedPart(() => import('./answers.ts'))

/** Loads what reads and answers texts. Undefined if it fails: no text is then answered. */
export const loadAnswers = part.load

export const useAnswers = part.usePart
