import { withIndex } from '#lib/with-index.ts'
import { CodeText } from '#ui/text/code-text.tsx'

/**
 * Why something has the status that it has: text in which `**` encloses what carries the point, and backticks
 * enclose code. Nothing where the index is older than such lines. Keyed by position: the next answer fills the same elements.
 */
export function WhyLine({ value = '' }: { readonly value: string | undefined }) {
  return withIndex(value.split('**')).map(({ place, item: run }) =>
    place % 2 === 1 ? <b key={place}>{run}</b> : <CodeText key={place} value={run} />,
  )
}
