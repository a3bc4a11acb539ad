/** What a view loads to answer texts, in one file. */
export { AnswerLines, AnswerNote, HitsAnswer } from './answer-lines.tsx'
export { askAnswer } from './ask-answer.ts'
export { KnownLine } from './known-line.tsx'
export { answerNote } from './missing-thing.ts'
