import type { ViewHead } from '#catalogue/define-index.ts'
import type { Side, Sides } from '#catalogue/history/side.ts'
import { browserNames } from '#lib/glossary.ts'

/** In its own module, because every view loads `view-heads.ts`. */
export const diffHead: ViewHead = {
  title: 'Compare releases',
  description: 'Everything that changed between two releases of a browser, or of two browsers.',
}

/** The head of a comparison by its address: "Chrome 138 to Chrome 140 · Compare releases". */
export function headOfSides(sides: Sides | undefined): ViewHead {
  if (sides === undefined) return diffHead
  const { title, description } = diffHead
  return { title: `${pairText(sides)} · ${title}`, description }
}

function pairText({ from, to }: Sides): string {
  const isNewest = from.version === undefined && to.version === undefined
  if (isNewest && from.browser === to.browser) return `Newest ${browserNames[to.browser]}`
  return `${sideText(from)} to ${sideText(to)}`
}

function sideText({ browser, version = '' }: Side): string {
  return `${browserNames[browser]} ${version}`.trim()
}
