import { withIndex } from '#lib/with-index.ts'
import { CodeText } from '#ui/text/code-text.tsx'

/**
 * Why something has its status: text in which `**` encloses the emphasized part, and backticks
 * enclose code. Renders nothing if the index predates such lines. Keyed by position, so that the
 * next answer updates the same elements.
 */
export function WhyLine({ value = '' }: { readonly value: string | undefined }) {
  return withIndex(value.split('**')).map(({ place, item: run }) =>
    place % 2 === 1 ? <b key={place}>{run}</b> : <CodeText key={place} value={run} />,
  )
}
