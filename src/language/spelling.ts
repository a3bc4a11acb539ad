import { editDistance } from '#lib/edit-distance.ts'

import { lookalikes } from './asking-words.ts'
import { remember } from './remember.ts'
import { vocabulary } from './vocabulary.ts'

/** The words of phrases that are long enough to be recognized when misspelled. */
const longWords: readonly string[] = [
  ...new Set([...vocabulary.keys()].flatMap((phrase) => phrase.split(' '))),
].filter((word) => word.length >= 5)
const allWords: ReadonlySet<string> = new Set(
  [...vocabulary.keys()].flatMap((phrase) => phrase.split(' ')),
)

/** Corrects a word that differs by one letter, or by two from eight letters on. A plural is no mistake. */
export const spelledWord = remember(spell, 64)

function spell(word: string): string {
  const isRight = allWords.has(word) || lookalikes.has(word) || allWords.has(word.replace(/s$/, ''))
  if (word.length < 5 || isRight) return word
  const most = word.length < 8 ? 1 : 2
  const near = longWords.find(
    (other) =>
      other[0] === word[0] &&
      Math.abs(other.length - word.length) <= most &&
      editDistance(word, other) <= most,
  )
  return near ?? word
}
