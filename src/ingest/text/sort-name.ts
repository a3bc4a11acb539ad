/** Many names begin with punctuation, which would sort first. */
export function sortName(name: string): string {
  const letters = name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  return letters.slice(0, 50)
}
