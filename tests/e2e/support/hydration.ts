import { expect, type Page } from '@playwright/test'

import { FIRST_ANSWERS_ID, hasAnswers } from '#contracts/first-answers.ts'

import { isSearch } from './fixtures.ts'

type WrittenView = {
  readonly path: string
  /** How many searches the view sends after hydration; most find all answers in their document. */
  readonly searches?: number
  /** Whether something is known only after hydration for which no place is kept. */
  readonly moves?: boolean
  /** Whether its document has no answers. */
  readonly isBare?: boolean
}

/** Views that the server renders, of each kind. */
export const writtenViews: readonly WrittenView[] = [
  { path: '/' },
  { path: '/upcoming' },
  { path: '/upcoming?area=CSS' },
  { path: '/about', isBare: true },
  { path: '/search', isBare: true },
  { path: '/search?q=grid' },
  { path: '/search?q=baseline+2025' },
  { path: '/search?q=xyzzyxyzzy' },
  { path: '/features?q=grid' },
  { path: '/features?q=grid&baseline=widely&view=table' },
  { path: '/features?q=xyzzyxyzzy' },
  { path: '/features?q=flexbx' },
  { path: '/features?q=grid&missing=safari&baseline=discouraged' },
  // The browsers of an address are resolved in the page.
  { path: '/features?q=grid&targets=widely&can=yes', searches: 3, moves: true, isBare: true },
  { path: '/compat?q=fetch&kind=function' },
  { path: '/specs' },
  // "chrome" is a question: the offer to turn it into filters comes with a request of its own, above the results.
  { path: '/releases?q=chrome', searches: 1, moves: true },
  { path: '/releases?q=nightly' },
  { path: '/features/subgrid' },
  { path: '/features/subgrid?targets=widely' },
  { path: '/compat/api.fetch' },
  { path: '/compat/css.properties.grid' },
  { path: '/specs/css-grid-2' },
  { path: '/releases/chrome-140' },
]

const answersOf = new RegExp(`id="${FIRST_ANSWERS_ID}">(.*?)</script>`, 's')

/**
 * Waits until the server has written a view with its answers, and so keeps it for a minute. It writes results in a share
 * of its time, and a document without them until then.
 */
export async function waitForWritten(
  page: Page,
  { path, isBare = false }: WrittenView,
): Promise<void> {
  const isWritten = async () => {
    const html = await (await page.request.get(path)).text()
    const answers = answersOf.exec(html)?.[1]
    return answers !== undefined && (isBare || hasAnswers(JSON.parse(answers)))
  }
  await expect.poll(isWritten, `${path} is written with its answers`).toBe(true)
}

/** Counts the searches of a page, of views and of whatever else, until they are cleared. */
export function countSearches(page: Page): {
  readonly count: () => number
  readonly clear: () => void
} {
  let count = 0
  page.on('request', (request) => {
    if (isSearch(request.url())) count += 1
  })
  return {
    count: () => count,
    clear: () => {
      count = 0
    },
  }
}

/** Keeps every node of the server's markup, in each document that the page opens from now on. */
export async function keepNodes(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      // Complete, and before the first script of the document.
      const root = document.getElementById('root')
      if (document.readyState !== 'interactive' || root === null) return
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
      const placeholder = '[aria-hidden]:has(> [data-size])'
      // At this width the filters move into their drawer.
      const moving = window.innerWidth < 760 ? `#filters *, ${placeholder}` : placeholder
      const nodes: { node: Node; parent: Element | null }[] = []
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const parent = node.parentElement
        const element = node instanceof Element ? node : parent
        const isEmptyLine = node.textContent?.trim() === '' && !(node instanceof Element)
        if (element?.closest(moving) || isEmptyLine) continue
        nodes.push({ node, parent })
      }
      Reflect.set(window, 'keptNodes', nodes)
    })
  })
}

type Kept = { readonly node: Node; readonly parent: Element | null }

/** How many nodes of the server's markup were kept, and which of them are in the document no more. */
export async function readNodes(page: Page): Promise<{ kept: number; lost: readonly string[] }> {
  return await page.evaluate(() => {
    const nodes: readonly Kept[] = Reflect.get(window, 'keptNodes')
    const gone = new Set(nodes.map(({ node }) => node).filter((node) => !node.isConnected))
    // What was lost together is named once.
    const lost = nodes.filter(({ node, parent }) => gone.has(node) && !(parent && gone.has(parent)))
    return {
      kept: nodes.length,
      lost: lost.map(({ node, parent }) => {
        const text = node instanceof Element ? node.outerHTML : node.textContent
        return `${text?.slice(0, 80)} in ${parent?.outerHTML.slice(0, 80)}`
      }),
    }
  })
}

/** Lets every document come without first answers, as from a static host: the page then asks for them. */
export async function withoutFirstAnswers(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    const html = await response.text()
    const body = html.replace(/<script type="application\/json"[^]*?<\/script>/, '')
    return route.fulfill({ response, body })
  })
}
