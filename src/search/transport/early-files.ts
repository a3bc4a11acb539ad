/** Responses of early requests. A reader repeats a failed request. */
const files = new Map<string, Promise<Response | undefined>>()

export function fetchEarly(url: string): void {
  files.set(
    url,
    fetch(url).catch(() => undefined),
  )
}

/** Call when answers are outdated. */
export const forgetEarlyFiles = (): void => files.clear()

/**
 * The response for a file: of the early request if there is one, otherwise of a new request. Content
 * files never change, so that each reader gets a copy of the early response.
 */
export async function fetchFile(url: string, signal?: AbortSignal): Promise<Response> {
  const early = await files.get(url)
  if (early?.ok) return early.clone()
  files.delete(url)
  return early ?? fetch(url, signal && { signal })
}
