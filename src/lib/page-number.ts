/** The last page of a list that an address can name. */
const MAX_PAGE = 1000

/** The page that an address names, from 1; the first where it names none or nonsense. */
export function parsePageNumber(text: string): number {
  if (!/^\d{1,6}$/.test(text)) return 1
  return Math.min(Math.max(Number(text), 1), MAX_PAGE)
}
