/**
 * English word rules: regular plurals, a short list of irregular ones, and stop words. The list is
 * deliberately small; other languages have no rules.
 */

const irregular: readonly (readonly [singular: string, plural: string])[] = [
  ['axis', 'axes'],
  ['child', 'children'],
  ['criterion', 'criteria'],
  ['datum', 'data'],
  ['foot', 'feet'],
  ['index', 'indices'],
  ['leaf', 'leaves'],
  ['man', 'men'],
  ['matrix', 'matrices'],
  ['medium', 'media'],
  ['mouse', 'mice'],
  ['person', 'people'],
  ['thief', 'thieves'],
  ['vertex', 'vertices'],
  ['woman', 'women'],
]

const singulars: ReadonlyMap<string, string> = new Map(irregular.map(([one, many]) => [many, one]))
const plurals: ReadonlyMap<string, string> = new Map(irregular)

const stopWords: ReadonlySet<string> = new Set(
  (
    'a an and are as at be but by can do does for from has have how i if in into is it its me my not of on or ' +
    'our so such than that the their them then there these they this those to was we were what when where ' +
    'which while who why will with you your'
  ).split(' '),
)

export function isStopWord(word: string): boolean {
  return stopWords.has(word)
}

/**
 * What a plural in -ves can be besides one of a word in -ve: "wolves", "knives". After other letters,
 * such words are so few that most matches would be wrong: "gives" is no plural of "gif".
 */
const VES = /(?:l|ea|oa|ar|oo)ves$|ives$/
const F = /(?:l|ea|oa|ar|oo)f$|ife$/

function singularsOf(word: string): readonly string[] {
  const known = singulars.get(word)
  if (known !== undefined) return [known]
  if (/[^aeiou]ies$/.test(word)) return [`${word.slice(0, -3)}y`]
  if (/(?:s|x|z|ch|sh)es$/.test(word)) return [word.slice(0, -2)]
  if (VES.test(word)) {
    return [word.slice(0, -1), `${word.slice(0, -3)}f${word.endsWith('ives') ? 'e' : ''}`]
  }
  return [/[^sui]s$/.test(word) ? word.slice(0, -1) : word]
}

function pluralsOf(word: string): readonly string[] {
  const known = plurals.get(word)
  if (known !== undefined) return [known]
  if (/[^aeiou]y$/.test(word)) return [`${word.slice(0, -1)}ies`]
  const regular = /(?:s|x|z|ch|sh)$/.test(word) ? `${word}es` : `${word}s`
  return F.test(word) ? [regular, word.replace(/fe?$/, 'ves')] : [regular]
}

/** The other forms of a word of at least three letters: "query" for "queries" and vice versa. */
export function otherForms(word: string): readonly string[] {
  if (word.length < 3 || !/^[a-z]+$/.test(word)) return []
  const ones = singularsOf(word)
  const forms = new Set([...ones, ...ones.flatMap(pluralsOf)])
  forms.delete(word)
  return [...forms]
}
