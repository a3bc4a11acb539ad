/** What a view loads to answer texts, in one file. */
export { AnswerLines, AnswerNote, HitsAnswer } from './answer-lines.tsx'
export { askText } from './ask-text.ts'
export { offersOf } from '#search/questions/searches.ts'
export { KnownLine } from './known-line.tsx'
