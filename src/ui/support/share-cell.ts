import type { SupportCell } from './support-state.ts'

/**
 * The share of a total that a browser supports, as a cell. Less than all is never "100%", more than none never "0%".
 */
export function shareCell(name: string, works: number, total: number): SupportCell {
  const title = `${name}: ${works} of ${total} entries work`
  if (works === 0) return { kind: 'missing', text: '–', title }
  if (works >= total) return { kind: 'plain', text: '100%', title }
  const percent = Math.min(99, Math.max(1, Math.floor((works / total) * 100)))
  return { kind: 'partial', text: `${percent}%`, title }
}
