/** A page to link to; `afterGap` where pages before it are left out. */
export type PageSlot = { readonly page: number; readonly afterGap: boolean }

/**
 * The pages to link to, from 1: the first, the last, the current one and its neighbours. A gap always hides at least
 * two pages, and the row keeps its length near both ends.
 */
export function pageWindow(page: number, pages: number): readonly PageSlot[] {
  const first = Math.max(1, Math.min(page - 1, pages - 4))
  const last = Math.min(pages, Math.max(page + 1, 5))
  const shown = [
    ...(first > 3 ? [1] : range(1, first - 1)),
    ...range(first, last),
    ...(last < pages - 2 ? [pages] : range(last + 1, pages)),
  ]
  return shown.map((number, index) => ({
    page: number,
    afterGap: index > 0 && shown[index - 1] !== number - 1,
  }))
}

function range(from: number, to: number): readonly number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index)
}
