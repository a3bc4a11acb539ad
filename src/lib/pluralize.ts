/** "1 feature", "1,204 features". */
export function pluralize(count: number, one: string, many: string): string {
  return `${count.toLocaleString('en')} ${count === 1 ? one : many}`
}
