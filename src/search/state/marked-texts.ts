import { MARK_END, MARK_START } from './marked-parts.ts'

const marks = new RegExp(`[${MARK_START}${MARK_END}]`, 'g')

type Leaf = { readonly value?: unknown } | null

/** What is read of a hit; the provider may leave anything in place of each part. */
type MarkedHit = (Record<string, unknown> & { _highlightResult?: Record<string, Leaf> }) | null

/**
 * Adds to the hits of a complete answer the texts that came in their highlights alone, without the marks, so that a hit
 * holds its texts however they were asked for. A highlight of a list or of a part stays where it is: it may hold only what
 * matched.
 */
export function readMarkedTexts({ results }: { readonly results: readonly object[] }): void {
  for (const result of results) {
    const { hits = [] }: { readonly hits?: readonly MarkedHit[] } = result
    for (const hit of hits) {
      const { _highlightResult: highlights = {} } = hit ?? {}
      for (const [name, leaf] of Object.entries(highlights)) {
        const text = leaf?.value
        if (hit && typeof text === 'string' && !(name in hit)) hit[name] = text.replace(marks, '')
      }
    }
  }
}
