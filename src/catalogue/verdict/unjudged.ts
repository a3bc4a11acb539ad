import { joinWords } from '#lib/sentence.ts'

/** A part of what a text asks for on which there is no verdict. */
export type Unjudged = {
  /** "Opera Mini", "“chrmoe 109”" */
  readonly name: string
  /** Why, as a sentence. */
  readonly reason: string
}

/** " (Opera Mini not checked)", to follow the name of browsers or a yes about them; empty if all are checked. */
export function notChecked(unjudged: readonly Unjudged[]): string {
  const [first] = unjudged
  if (first === undefined) return ''
  return ` (${unjudged.length === 1 ? first.name : unjudged.length} not checked)`
}

/** "Opera Mini and KaiOS cannot be checked. …", with what is known of them; empty without any. */
export function unjudgedSentence(unjudged: readonly Unjudged[]): string {
  if (unjudged.length === 0) return ''
  const names = joinWords(unjudged.map(({ name }) => name))
  const reasons = new Set(unjudged.map(({ reason }) => reason).filter((one) => one !== ''))
  return [`${names} cannot be checked.`, ...reasons].join(' ')
}

/** What to say after `notChecked`, which names one and counts several. */
export function whyNotChecked(unjudged: readonly Unjudged[]): string {
  const [first, ...others] = unjudged
  return first && others.length === 0 ? first.reason : unjudgedSentence(unjudged)
}
