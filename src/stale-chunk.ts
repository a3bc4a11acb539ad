import { siteAnswers } from './routes/layout/site-answers.ts'
import { markFailedSheet } from './search/state/failed-sheets.ts'

const KEY = 'plinth-reloaded'
/** Milliseconds. A second failure within this time is a fault that a reload does not fix. */
const ONCE_IN = 30_000

/**
 * Reloads an open page whose files are gone because a new version was published. It reloads once,
 * and not at all without session storage, since it could then reload forever. Where the network was
 * the cause, what failed to load can be loaded again.
 */
export function reloadOnStaleChunk(): void {
  let left = 0
  window.addEventListener('beforeunload', () => {
    left = Date.now()
  })
  // Errors of elements do not bubble.
  document.addEventListener('error', markFailedSheet, { capture: true })
  window.addEventListener('vite:preloadError', (event) => {
    // Firefox aborts pending loads when the visitor leaves the page; a reload would cancel the
    // navigation. A download also fires `beforeunload` but the page stays, so the block expires.
    // Offline, a reload would lose the page.
    if (Date.now() - left < ONCE_IN || !navigator.onLine || !mayReload()) return
    event.preventDefault()
    void reloadIfAnswered()
  })
}

/** A server that does not answer has no newer version, and a reload would lose the page. */
async function reloadIfAnswered(): Promise<void> {
  // If not, the part of the page that needs the file reports the failure.
  if (await siteAnswers()) window.location.reload()
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
