/** What a view loads to answer texts, in one file. */
export { AnswerLines, AnswerNote } from './answer-lines.tsx'
export { askAnswer } from './ask-answer.ts'
export { KnownLine } from './known-line.tsx'
export { HitsAnswer as ListAnswer } from './list-answer.tsx'
export { answerNote } from './missing-thing.ts'
