/** The words of an address: "/features/Grid_layout" → "Grid layout". Never throws on a malformed one. */
export function queryOfAddress(pathname: string): string {
  const last = pathname.split('/').findLast((segment) => segment !== '') ?? ''
  return last
    .replaceAll(/%[0-9a-f]{2}/gi, ' ')
    .replaceAll(/[^\p{L}\p{N}:@<>.()]+/gu, ' ')
    .trim()
    .slice(0, 80)
}
