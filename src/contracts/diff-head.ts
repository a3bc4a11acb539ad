import type { ViewHead } from '#catalogue/define-index.ts'
import { parseSide, type Side, type Sides, sidesOf } from '#catalogue/history/side.ts'
import { browserNames } from '#lib/glossary.ts'

/**
 * The head of a comparison by the query string of its address.
 *
 * @param head that of the view
 */
export function diffHeadOf(params: URLSearchParams, head: ViewHead): ViewHead {
  const [from, to] = ['from', 'to'].map((key) => parseSide(params.get(key) ?? ''))
  return headOfSides(sidesOf({ from, to }), head)
}

/** The head of a comparison: "Chrome 138 to Chrome 140 · Compare releases". */
export function headOfSides(sides: Sides | undefined, head: ViewHead): ViewHead {
  return sides === undefined ? head : { ...head, title: `${pairText(sides)} · ${head.title}` }
}

function pairText({ from, to }: Sides): string {
  const isNewest = from.version === undefined && to.version === undefined
  if (isNewest && from.browser === to.browser) return `Newest ${browserNames[to.browser]}`
  return `${sideText(from)} to ${sideText(to)}`
}

function sideText({ browser, version = '' }: Side): string {
  return `${browserNames[browser]} ${version}`.trim()
}
