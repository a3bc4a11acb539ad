/** The key of the A–Z order: without signs, which many names begin with, and no longer than what sorting reads. */
export function sortName(name: string): string {
  const letters = name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  return letters.slice(0, 50)
}
