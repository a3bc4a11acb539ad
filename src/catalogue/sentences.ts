/** Sentences in a line, without the line breaks within them; empty ones are left out. */
export function sentences(...parts: readonly string[]): string {
  return parts
    .map((part) => part.trim().replaceAll(/\s+/g, ' '))
    .filter((part) => part !== '')
    .join(' ')
}
