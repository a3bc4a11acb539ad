/**
 * "1,204": a whole number with a comma at each thousand, as `toLocaleString('en')` writes it. Number formats of `Intl` take 6 to 18 µs
 * each in Chromium, and the first one 15 ms; the page writes a hundred counts for each answer.
 */
export function formatCount(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',')
}

/** "1 feature", "1,204 features". */
export function pluralize(count: number, one: string, many: string): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`
}
