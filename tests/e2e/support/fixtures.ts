import { type BrowserContext, expect, type Request, test as base } from '@playwright/test'

import { watchRequests } from './settle.ts'

/** What must not happen in a journey, collected while it runs. */
export type Trouble = {
  readonly pageErrors: string[]
  readonly consoleErrors: string[]
  readonly violations: string[]
  readonly foreignRequests: string[]
}

type Fixtures = {
  /** Gives a test a context that no other test uses: a cold cache, its own clock or network, another device. */
  readonly ownContext: boolean
  /** Emptied by a test that provokes trouble on purpose; what is left at the end fails the test. */
  readonly trouble: Trouble
  /** The bodies of the searches that views have sent so far, parsed. */
  readonly searches: readonly SearchBody[]
}

/** The body of a multi-index search, as far as the journeys look at it. */
export type SearchBody = {
  readonly requests: readonly {
    readonly indexName: string
    readonly query?: string
    readonly page?: number
    readonly hitsPerPage?: number
    readonly filters?: string
    readonly facetFilters?: unknown
  }[]
}

/** True for a search; the literal asterisk may arrive encoded. */
export const isSearch = (url: string): boolean => /\/1\/indexes\/(\*|%2A)\/queries/i.test(url)

/** True for a search for the results of a view. */
export const isViewSearch = (request: Request): boolean =>
  isSearch(request.url()) && isForResults(bodyOf(request))

/**
 * The popup of the search box asks for suggestions first; what follows a search of a list when the typing rests begins
 * with a query for a number alone: of results in another list, or of those that work in the visitor's browsers.
 */
export function isForResults({ requests: [first] }: SearchBody): boolean {
  const isForNumber = first?.hitsPerPage === 0 && Boolean(first.query || first.filters)
  return first?.indexName !== 'suggestions' && !isForNumber
}

const bodyOf = (request: Request): SearchBody => JSON.parse(request.postData() ?? '{"requests":[]}')

/** What lasts as long as a worker. */
type WorkerFixtures = {
  /** The context of all tests of a worker, without their pages and what they stored. */
  readonly shared: { readonly context: BrowserContext; readonly reset: () => Promise<void> }
}

/**
 * Playwright's test, with a new page in a shared context: most of the time of a short test was the start of a process
 * for its context. Errors, policy violations and requests to other hosts fail it.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  ownContext: [false, { option: true }],
  shared: [
    async ({ browser }, use, { project }) => {
      const { baseURL, locale, timezoneId, viewport } = project.use
      const context = await browser.newContext({
        ...(baseURL === undefined ? {} : { baseURL }),
        ...(locale === undefined ? {} : { locale }),
        ...(timezoneId === undefined ? {} : { timezoneId }),
        ...(viewport === undefined ? {} : { viewport }),
      })
      // As long as one page of the site is open, the next one starts in the same process.
      const keeper = await context.newPage()
      await keeper.goto('/robots.txt')
      const reset = async () => {
        const pages = context.pages().filter((page) => page !== keeper)
        await Promise.all(pages.map((page) => page.close()))
        await keeper.evaluate(() => localStorage.clear())
        await context.clearCookies()
        await context.clearPermissions()
      }
      await use({ context, reset })
      await context.close()
    },
    { scope: 'worker' },
  ],
  context: async ({ browser, shared, ownContext }, use) => {
    if (ownContext) {
      const context = await browser.newContext()
      await use(context)
      await context.close()
      return
    }
    await use(shared.context)
    await shared.reset()
  },
  trouble: [
    async ({ page, baseURL }, use) => {
      const trouble: Trouble = {
        pageErrors: [],
        consoleErrors: [],
        violations: [],
        foreignRequests: [],
      }
      watchRequests(page)
      page.on('pageerror', (error) => trouble.pageErrors.push(String(error.stack ?? error)))
      page.on('console', (message) => {
        if (message.type() === 'error') trouble.consoleErrors.push(message.text())
      })
      page.on('request', (request) => {
        const url = new URL(request.url())
        const own = new URL(baseURL ?? 'http://127.0.0.1')
        if (url.protocol.startsWith('http') && url.host !== own.host) {
          trouble.foreignRequests.push(request.url())
        }
      })
      await page.exposeFunction('reportViolation', (text: string) => trouble.violations.push(text))
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          const report: unknown = Reflect.get(window, 'reportViolation')
          if (typeof report === 'function') {
            report(`${event.effectiveDirective} ${event.blockedURI}`)
          }
        })
      })
      await use(trouble)
      expect(trouble, 'errors, policy violations and foreign requests of this journey').toEqual({
        pageErrors: [],
        consoleErrors: [],
        violations: [],
        foreignRequests: [],
      })
    },
    { auto: true },
  ],
  searches: async ({ page }, use) => {
    const bodies: SearchBody[] = []
    page.on('request', (request) => {
      if (isViewSearch(request)) bodies.push(bodyOf(request))
    })
    await use(bodies)
  },
})

/** A promise and the function that resolves it: holds an answer back until the test lets it go. */
export function gate(): { readonly held: Promise<void>; readonly release: () => void } {
  const resolvers: (() => void)[] = []
  const held = new Promise<void>((resolve) => resolvers.push(resolve))
  return { held, release: () => resolvers.forEach((resolve) => resolve()) }
}

export { expect }
