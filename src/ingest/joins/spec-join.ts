import type { SpecSource } from '#ingest/sources/web-specs.ts'

export type SpecJoin = (url: string) => SpecSource | undefined

/**
 * Matches the longest known prefix. A specification's own address takes precedence over that of a
 * series, which means its current level.
 */
export function joinSpecs(specs: readonly SpecSource[]): SpecJoin {
  const byUrl = new Map<string, SpecSource>()
  const byName = new Map(specs.map((spec) => [spec.shortname, spec]))
  const know = (url: string, spec: SpecSource) => {
    const address = withoutEnd(url)
    if (!byUrl.has(address)) byUrl.set(address, spec)
  }
  for (const spec of specs) for (const url of ownUrls(spec)) know(url, spec)
  for (const spec of specs) for (const url of spec.otherUrls) know(url, spec)
  for (const spec of specs) {
    const current = byName.get(spec.series.current ?? '') ?? spec
    for (const url of spec.series.urls) know(url, current)
  }
  return (url) => longestPrefix(withoutEnd(url), byUrl)
}

function ownUrls({ url, nightly, release }: SpecSource): readonly string[] {
  return [url, nightly?.url, release?.url].filter((found) => found !== undefined)
}

/** Removes fragment, query and trailing slash. */
function withoutEnd(url: string): string {
  return url.replace(/[?#].*$/s, '').replace(/\/(?:index\.html)?$/, '')
}

function longestPrefix(
  address: string,
  byUrl: ReadonlyMap<string, SpecSource>,
): SpecSource | undefined {
  const found = byUrl.get(address)
  const slash = address.lastIndexOf('/')
  // "https://" ends at 8: nothing to cut above the host.
  if (found !== undefined || slash < 8) return found
  return longestPrefix(address.slice(0, slash), byUrl)
}
