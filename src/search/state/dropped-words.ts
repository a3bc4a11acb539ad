/**
 * The words of a query that the provider left out because nothing has them all, from the query that it says it used
 * instead: "iphone <em>foo</em>".
 */
export function droppedWords(queryAfterRemoval: string | undefined): readonly string[] {
  return Array.from(
    (queryAfterRemoval ?? '').matchAll(/<em>(.*?)<\/em>/g),
    (match) => match[1] ?? '',
  )
}
