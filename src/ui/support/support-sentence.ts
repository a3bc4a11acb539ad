import { capitalized } from '#lib/sentence.ts'

import { boundText, type SupportCell, type SupportColumn } from './support-state.ts'

/**
 * A row of cells for screen readers, to which seven bare numbers mean nothing: "Chrome, Edge 141;
 * Firefox 150; not in Safari. New in the last year: Firefox". Names browsers of one state together.
 *
 * @param cells in the order of the columns
 */
export function supportSentence(
  columns: readonly SupportColumn[],
  cells: readonly SupportCell[],
): string {
  const states = new Map<string, { readonly cell: SupportCell; readonly names: string[] }>()
  const recent: string[] = []
  for (const [index, { name }] of columns.entries()) {
    const cell = cells[index]
    if (cell === undefined) continue
    if (cell.kind === 'recent') recent.push(name)
    // A restriction has a title of its own.
    const state = cell.kind === 'partial' ? cell.title : cell.text
    const same = states.get(state)
    if (same === undefined) states.set(state, { cell, names: [name] })
    else same.names.push(name)
  }
  const text = [...states.values()]
    .map(({ cell, names }) => stateText(cell, names.length < columns.length ? names : undefined))
    .join('; ')
  const news = recent.length === 0 ? '' : `. New in the last year: ${recent.join(', ')}`
  return capitalized(text) + news
}

/** `names`: undefined for every browser. */
function stateText({ kind, text, title }: SupportCell, names?: readonly string[]): string {
  if (kind === 'partial') return title
  if (kind === 'missing') return `not in ${names?.join(', ') ?? 'any browser'}`
  return `${names?.join(', ') ?? 'every browser'} ${boundText(text)}`
}
