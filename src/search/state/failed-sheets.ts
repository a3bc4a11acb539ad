const FAILED = 'data-failed'

/** Marks the style sheet that an error event is about. */
export function markFailedSheet({ target }: Event): void {
  if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') {
    target.setAttribute(FAILED, '')
  }
}

/**
 * Loads the style sheets again whose download failed. Vite asks for each only once, so that code which
 * is loaded on a second attempt would have no style.
 *
 * @throws {Error} if one fails again.
 */
export async function reloadFailedSheets(): Promise<void> {
  const failed = document.querySelectorAll<HTMLLinkElement>(`link[${FAILED}]`)
  await Promise.all(Array.from(failed, reload))
}

function reload(link: HTMLLinkElement): Promise<void> {
  const again = document.createElement('link')
  again.rel = link.rel
  again.crossOrigin = link.crossOrigin
  again.href = link.href
  return new Promise((resolve, reject) => {
    again.addEventListener('load', () => resolve())
    again.addEventListener('error', () => reject(new Error(`${again.href} could not be loaded.`)))
    link.replaceWith(again)
  })
}
