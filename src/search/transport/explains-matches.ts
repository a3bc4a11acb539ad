/**
 * Whether rows explain matches in attributes that they do not show. A one-letter last word matches
 * hundreds of parts and definitions, none of which explains the row.
 */
export function explainsMatches(query: string): boolean {
  return /\S{2}\s*$/.test(query)
}
