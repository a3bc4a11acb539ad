/**
 * Files that are fetched before the code that reads them has loaded. Each is handed over once. A file that
 * did not arrive is fetched again where it is needed, so that the failure is reported there.
 */
const files = new Map<string, Promise<Response | undefined>>()

/** Begins to fetch a file. */
export function fetchEarly(url: string): void {
  files.set(
    url,
    fetch(url).catch(() => undefined),
  )
}

/** The response for a file: of the request that is under way, otherwise of a new one. */
export async function fetchFile(url: string, signal: AbortSignal): Promise<Response> {
  const early = files.get(url)
  files.delete(url)
  return (await early) ?? fetch(url, { signal })
}
