/** Responses of early requests, each returned once. A reader repeats a failed request. */
const files = new Map<string, Promise<Response | undefined>>()

export function fetchEarly(url: string): void {
  files.set(
    url,
    fetch(url).catch(() => undefined),
  )
}

/** The response for a file: of the early request if there is one, otherwise of a new request. */
export async function fetchFile(url: string, signal?: AbortSignal): Promise<Response> {
  const early = files.get(url)
  files.delete(url)
  return (await early) ?? fetch(url, signal && { signal })
}
