/** A one-letter last word matches hundreds of definitions, none of which explains the row. */
export function explainsMatches(query: string): boolean {
  return /\S{2}\s*$/.test(query)
}
