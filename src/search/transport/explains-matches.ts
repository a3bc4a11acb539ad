/**
 * Whether the rows for a query say what matched in attributes that they do not show. Where the last word has only one letter, hundreds of
 * parts and definitions match, and none of them tells why the row is there.
 */
export function explainsMatches(query: string): boolean {
  return /\S{2}\s*$/.test(query)
}
