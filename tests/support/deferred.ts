/** A promise to wait for, and what ends the wait: for answers that must come in a chosen order. */
export function gate(): { readonly held: Promise<void>; readonly release: () => void } {
  const opening = new AbortController()
  const held = new Promise<void>((resolve) => {
    opening.signal.addEventListener('abort', () => resolve())
  })
  return { held, release: () => opening.abort() }
}
