import type { Page } from '@playwright/test'

import { deferred } from '#tests/support/deferred.ts'

type Held = {
  /** Holds back the script of every view for the documents from now on. */
  readonly hold: () => void
  /** Lets the script go on. */
  readonly release: () => void
}

/** Holds the script of every view back in each document of a page for which this is asked. */
export async function holdScripts(page: Page): Promise<Held> {
  let arrival = deferred()
  arrival.resolve()
  await page.route(/\/assets\/index-[\w-]{7}\.js$/, async (route) => {
    await arrival.promise
    await route.continue()
  })
  return {
    hold: () => {
      arrival = deferred()
    },
    release: () => arrival.resolve(),
  }
}

/** Holds the script of every view back. Resolves to what lets it go on. */
export async function holdScript(page: Page): Promise<() => void> {
  const { hold, release } = await holdScripts(page)
  hold()
  return release
}
