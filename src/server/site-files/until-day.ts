/** Whether a file names days that can lie ahead: those of announced releases. */
export const isDatedFile = (path: string): boolean =>
  /^\/(?:feeds\/[a-z_]+\.atom|(?:features|releases)\.atom|sitemap-releases(?:-\d+)?\.xml)$/.test(
    path,
  )

/**
 * A feed or a sitemap as of a day (`YYYY-MM-DD`). Files are written with the days of announced
 * releases, so that a release appears on its day although the data is older.
 */
export function untilDay(text: string, today: string): string {
  const kept = text
    .replaceAll(/<entry>.*?<\/entry>\n/gs, (entry) => (publishedOn(entry) > today ? '' : entry))
    .replaceAll(/<lastmod>(.{10})<\/lastmod>/g, (tag, day: string) => (day > today ? '' : tag))
  // The first is the feed's own, which is that of its newest entry.
  const [, newest] = kept.match(/<updated>.*?<\/updated>/g) ?? []
  return newest === undefined ? kept : kept.replace(/<updated>.*?<\/updated>/, newest)
}

function publishedOn(entry: string): string {
  return /<published>(.{10})/.exec(entry)?.[1] ?? ''
}
