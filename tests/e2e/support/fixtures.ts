import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect, type Page, type Request } from '@playwright/test'

/** What may not happen in any journey, gathered while it runs. */
export type Trouble = {
  readonly pageErrors: string[]
  readonly consoleErrors: string[]
  readonly violations: string[]
  readonly foreignRequests: string[]
}

type Fixtures = {
  /** Emptied by a test that provokes trouble on purpose; whatever is left at the end fails the test. */
  readonly trouble: Trouble
  /** The bodies of the searches that views have sent so far, parsed. */
  readonly searches: readonly SearchBody[]
  /** Those that the popup of the search box has sent beside them. */
  readonly popupSearches: readonly SearchBody[]
}

/** The body of a multi-index search, as far as the journeys look at it. */
export type SearchBody = {
  readonly requests: readonly {
    readonly indexName: string
    readonly query?: string
    readonly page?: number
    readonly filters?: string
    readonly facetFilters?: unknown
  }[]
}

/** True for a search; the literal asterisk may arrive encoded. */
export const isSearch = (url: string): boolean => /\/1\/indexes\/(\*|%2A)\/queries/i.test(url)

/** Whether a request is a search that a view has sent. */
export const isViewSearch = (request: Request): boolean =>
  isSearch(request.url()) && !isOfPopup(bodyOf(request))

/** The popup of the search box asks for suggestions first. */
const isOfPopup = ({ requests }: SearchBody): boolean => requests[0]?.indexName === 'suggestions'

const bodyOf = (request: Request): SearchBody => JSON.parse(request.postData() ?? '{"requests":[]}')

/** The bodies of the searches from now on that are meant. */
function gather(page: Page, isMeant: (body: SearchBody) => boolean): readonly SearchBody[] {
  const bodies: SearchBody[] = []
  page.on('request', (request) => {
    if (!isSearch(request.url())) return
    const body = bodyOf(request)
    if (isMeant(body)) bodies.push(body)
  })
  return bodies
}

/** Playwright's test, with the collectors that make silent trouble loud. */
export const test = base.extend<Fixtures>({
  trouble: [
    async ({ page, baseURL }, use) => {
      const trouble: Trouble = {
        pageErrors: [],
        consoleErrors: [],
        violations: [],
        foreignRequests: [],
      }
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
    await use(gather(page, (body) => !isOfPopup(body)))
  },
  popupSearches: async ({ page }, use) => {
    await use(gather(page, isOfPopup))
  },
})

/** A promise and the function that fulfils it: to hold an answer back until the test says so. */
export function gate(): { readonly held: Promise<void>; readonly release: () => void } {
  const resolvers: (() => void)[] = []
  const held = new Promise<void>((resolve) => resolvers.push(resolve))
  return { held, release: () => resolvers.forEach((resolve) => resolve()) }
}

/** Every rule of WCAG 2.2 A and AA and axe's best practices: zero violations, no list of known ones. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`,
  )
  expect(found, 'axe violations').toEqual([])
}

export { expect }
