import { MARK_END, MARK_START } from './marked-parts.ts'

const marks = new RegExp(`[${MARK_START}${MARK_END}]`, 'g')

/**
 * Adds the texts that came only as highlights to the hits of a list, without marks, so that a hit has
 * its texts however they were requested. Highlights of lists and nested attributes are skipped: they
 * may have only the matches. A provider may return anything for a hit, which lists check themselves.
 */
export function withMarkedTexts<Hit extends object>(hits: readonly Hit[]): Hit[] {
  return hits.map((hit) => {
    const highlights: unknown = Reflect.get(hit ?? {}, '_highlightResult')
    return typeof highlights === 'object' && highlights !== null
      ? { ...textsIn(highlights), ...hit }
      : hit
  })
}

function textsIn(highlights: object): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(highlights).flatMap(([name, leaf]: readonly [string, unknown]) => {
      const text: unknown = typeof leaf === 'object' && leaf !== null && Reflect.get(leaf, 'value')
      return typeof text === 'string' ? [[name, text.replace(marks, '')]] : []
    }),
  )
}
