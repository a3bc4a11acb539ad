/** "A", "A and B", "A, B and C". */
export function joinWords(items: readonly string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`
}

/** Joins sentences with spaces and removes line breaks within them; omits empty ones. */
export function sentences(...parts: readonly string[]): string {
  return parts
    .map((part) => part.trim().replaceAll(/\s+/g, ' '))
    .filter((part) => part !== '')
    .join(' ')
}

/** With a capital letter, unless it begins with a name that has its own spelling: "iOS WebView". */
export const capitalized = (text: string): string =>
  /^[a-z][A-Z]/u.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1)
