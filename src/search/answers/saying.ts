import type { AnswerLine } from './answer-line.ts'

/** A line for a live region: "Yes: Popover in Firefox. Since Firefox 125 (Apr 2024)." */
export function sayingOf({ thing, word, where, sentence, use = '' }: AnswerLine): string {
  const named = `${thing.name} ${where}`.trim()
  return `${word === '' ? '' : `${word}: `}${named}. ${`${sentence} ${use}`.trim()}`.trim()
}
