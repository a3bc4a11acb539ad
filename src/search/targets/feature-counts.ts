import type { Answer } from '#catalogue/verdict/verdict.ts'

/** "12 of 14 features work", "1 of 1 feature works", "None of 3 features works". */
export function featuresWork(working: number, all: number): string {
  const features = all === 1 ? 'feature' : 'features'
  if (working === 0) return `None of ${all} ${features} works`
  return `${working} of ${all} ${features} ${working === 1 ? 'works' : 'work'}`
}

export function wholeAnswer(working: number, all: number): Answer {
  if (working === 0) return 'no'
  return working < all ? 'part' : 'yes'
}
