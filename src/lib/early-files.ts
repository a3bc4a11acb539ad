/**
 * Files that are fetched before the code that reads them has loaded. Each is handed over once; one that did not come is
 * fetched again by whoever needs it, so that a failure is met where it can be said.
 */
const files = new Map<string, Promise<Response | undefined>>()

/** Begins to fetch a file. */
export function fetchEarly(url: string): void {
  files.set(
    url,
    fetch(url).catch(() => undefined),
  )
}

/** The response for a file: the one that is under way already, or that of a request of its own. */
export async function fetchFile(url: string, signal: AbortSignal): Promise<Response> {
  const early = files.get(url)
  files.delete(url)
  return (await early) ?? fetch(url, { signal })
}
