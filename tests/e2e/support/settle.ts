import type { Page, Request } from '@playwright/test'

type Traffic = { started: number; readonly pending: Set<Request> }

const trafficOf = new WeakMap<Page, Traffic>()

/** Counts the requests of a page from now on, for `settle`. */
export function watchRequests(page: Page): void {
  const traffic: Traffic = { started: 0, pending: new Set() }
  trafficOf.set(page, traffic)
  page.on('request', (request) => {
    traffic.started += 1
    traffic.pending.add(request)
  })
  page.on('requestfinished', (request) => traffic.pending.delete(request))
  page.on('requestfailed', (request) => traffic.pending.delete(request))
}

/**
 * Waits until React has rendered or hydrated the page, which removes the notice for a page that has not started, and
 * until the page has painted with no request pending, and painting has started none. Unlike Playwright's `networkidle`
 * it does not wait half a second more.
 *
 * @throws {Error} if the requests of the page were not watched.
 */
export async function settle(page: Page): Promise<void> {
  const traffic = trafficOf.get(page)
  if (traffic === undefined) throw new Error('The requests of this page are not watched.')
  await page.waitForFunction(() => document.querySelector('.boot') === null)
  for (let started = -1; started !== traffic.started || traffic.pending.size > 0;) {
    started = traffic.started
    await Promise.all(Array.from(traffic.pending, (request) => request.response()))
    await painted(page)
  }
}

/**
 * Waits until two frames have passed, no animation runs, and no row is left for a later frame or for when the typing
 * rests. The page first gets time for what it does when idle; a machine so busy that the page is never idle goes on
 * without.
 */
export async function painted(page: Page): Promise<void> {
  await page.evaluate(async () => {
    do {
      await new Promise((resolve) => {
        requestIdleCallback(() => requestAnimationFrame(() => requestAnimationFrame(resolve)), {
          timeout: 1000,
        })
      })
    } while (
      Array.from(document.querySelectorAll('main li')).some(
        (row) =>
          row.childNodes.length === 0 || getComputedStyle(row).contentVisibility === 'hidden',
      )
    )
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
  })
}
