import type { Page } from '@playwright/test'

import { deferred } from '#tests/support/deferred.ts'

/** Holds the script of every view back. Resolves to what lets it go on. */
export async function holdScript(page: Page): Promise<() => void> {
  const arrival = deferred()
  await page.route(/\/assets\/index-[\w-]{7}\.js$/, async (route) => {
    await arrival.promise
    await route.continue()
  })
  return arrival.resolve
}
