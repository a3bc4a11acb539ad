import { isSign, signsIn, signWord } from '#lib/signs.ts'

/**
 * The words by which a record is found that people type: its phrases, and the words for the operators
 * in its names. A phrase can be an operator that no name shows.
 */
export function tasksOf(phrases: readonly string[], names: readonly string[]): readonly string[] {
  const signs = [...names.flatMap(signsIn), ...phrases.filter(isSign)]
  return [...new Set([...phrases.filter((phrase) => !isSign(phrase)), ...signs.map(signWord)])]
}
