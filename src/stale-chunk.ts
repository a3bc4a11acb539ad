const KEY = 'plinth-reloaded'
/** A second failure within this time is no stale page but a fault that a reload does not mend. Milliseconds. */
const ONCE_IN = 30_000

/**
 * After a new version is published, an open page asks for files that are gone. It reloads once; where nothing can
 * be remembered it does not, for it could not stop.
 */
export function reloadOnStaleChunk(): void {
  window.addEventListener('vite:preloadError', (event) => {
    // Without a network a reload would lose the page that there is.
    if (!navigator.onLine || !mayReload()) return
    event.preventDefault()
    window.location.reload()
  })
}

function mayReload(): boolean {
  try {
    const last = Number(sessionStorage.getItem(KEY))
    sessionStorage.setItem(KEY, String(Date.now()))
    return Date.now() - last > ONCE_IN
  } catch {
    return false
  }
}
