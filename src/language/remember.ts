/** The same function, which keeps its newest results: the queries and the parts of a page read one text. */
export function remember<Result>(
  read: (text: string) => Result,
  most: number,
): (text: string) => Result {
  const results = new Map<string, Result>()
  return (text) => {
    const known = results.get(text)
    if (known !== undefined) return known
    const result = read(text)
    results.set(text, result)
    for (const [oldest] of results) if (results.size > most) results.delete(oldest)
    return result
  }
}
