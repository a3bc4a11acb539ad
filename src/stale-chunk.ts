const KEY = 'plinth-reloaded'
/** A second failure within this time is no stale page but a fault that a reload does not mend. Milliseconds. */
const ONCE_IN = 30_000

/**
 * After a new version is published, an open page asks for files that are gone. It reloads once; where nothing can
 * be remembered it does not, for it could not stop.
 */
export function reloadOnStaleChunk(): void {
  let left = 0
  window.addEventListener('beforeunload', () => {
    left = Date.now()
  })
  window.addEventListener('vite:preloadError', (event) => {
    // Firefox ends what a page is loading when the visitor leaves it, and a reload would keep the visitor here. After a
    // download, which leaves the page as it is, the time goes by. Without a network a reload would lose the page.
    if (Date.now() - left < ONCE_IN || !navigator.onLine || !mayReload()) return
    event.preventDefault()
    void reloadIfAnswered()
  })
}

/** A server that does not answer has no newer version either, and a reload would lose the page. */
async function reloadIfAnswered(): Promise<void> {
  try {
    await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' })
  } catch {
    // The part of the page that needs the file says that it could not be loaded.
    return
  }
  window.location.reload()
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
