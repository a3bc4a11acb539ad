import { joinWords, sentences } from '#lib/sentence.ts'

import type { AnswerLine } from './answer-line.ts'
import type { Successor } from './things.ts'

/** A line for a live region: "Yes: Popover in Firefox. Since Firefox 125 (Apr 2024)." */
export function sayingOf({ thing, word, where, sentence, instead = [] }: AnswerLine): string {
  const named = `${thing.name} ${where}`.trim()
  const about = sentences(sentence, insteadText(instead))
  return `${word === '' ? '' : `${word}: `}${named}. ${about}`.trim()
}

/** "Use MutationObserver instead."; empty without successors. */
export function insteadText(successors: readonly Successor[]): string {
  const names = successors.map(({ name }) => name)
  return names.length === 0 ? '' : `Use ${joinWords(names)} instead.`
}
