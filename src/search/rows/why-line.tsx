import { parseCodeText } from '#lib/code-text.ts'
import { withIndex } from '#lib/with-index.ts'

/**
 * Why something is no further than its status says: text in which `**` encloses what carries the point, and backticks
 * enclose code. Keyed by position: the next answer fills the same elements.
 */
export function WhyLine({ value }: { readonly value: string }) {
  return withIndex(parseCodeText(value)).map(({ place, item: { type, value: run } }) =>
    type === 'code' ? <code key={place}>{run}</code> : <Emphasized key={place} value={run} />,
  )
}

function Emphasized({ value }: { readonly value: string }) {
  return withIndex(value.split('**')).map(({ place, item: run }) =>
    place % 2 === 1 ? <b key={place}>{run}</b> : run,
  )
}
