import { MARK_END, MARK_START } from './marked-parts.ts'

const marks = new RegExp(`[${MARK_START}${MARK_END}]`, 'g')

type Leaf = { readonly value?: unknown } | null

/** The properties of a hit that are read; a provider may return anything for each. */
type MarkedHit = (Record<string, unknown> & { _highlightResult?: Record<string, Leaf> }) | null

/**
 * Adds the texts that came only as highlights to the hits of a complete answer, without marks, so
 * that a hit has its texts however they were requested. Highlights of lists and nested attributes
 * are skipped: they may have only the matches.
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
