/** What A–Z sorts by: sorting reads 50 bytes, and 165 names of features begin with a sign. */
export function sortName(name: string): string {
  const letters = name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  return letters.slice(0, 50)
}
