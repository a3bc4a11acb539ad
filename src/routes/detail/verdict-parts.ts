/** What needs the verdict on a record: one file beside its page, which does not wait for it. */
export { RecordCopies } from './record-copies.tsx'
export { VerdictAnswer } from './verdict-answer.tsx'
