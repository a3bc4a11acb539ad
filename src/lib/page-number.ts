const MAX_PAGE = 1000

/** Parses a page number, from 1; missing or invalid text is page 1. */
export function parsePageNumber(text: string): number {
  if (!/^\d{1,6}$/.test(text)) return 1
  return Math.min(Math.max(Number(text), 1), MAX_PAGE)
}
