import { gzipSync } from 'node:zlib'

import type { Browser, Response } from '@playwright/test'

import { newFolder, removeFolder, startServer } from '#tests/support/server.ts'

import { buildReference, launch, REFERENCE, serveReference } from './reference-page.ts'

/** A first view, and what shows that its content is there. */
type View = { readonly name: string; readonly path: string; readonly shown: string }

const views: readonly View[] = [
  { name: 'Home', path: '/', shown: 'main section a[href^="/features/"]' },
  { name: 'Features', path: '/features?q=grid', shown: 'main article h2' },
  { name: 'Compat', path: '/compat?q=fetch', shown: 'main article h2' },
  { name: 'Everything', path: '/search?q=grid', shown: 'main article' },
  { name: 'a feature', path: '/features/subgrid', shown: 'main table' },
  { name: 'reference page', path: REFERENCE, shown: '#hits li' },
]

const kinds = ['document', 'script', 'style', 'answers', 'answers as text'] as const
type Bytes = Record<(typeof kinds)[number], number>

/**
 * What a browser has received when the content of a first view is there, in kB after gzip at level 9, whatever the
 * server sends: the document, scripts, styles, and the answers of the provider, these also as they are. Beside it a page
 * on the same libraries that shows no more than it must.
 */
export async function benchBytes(print: (text: string) => void): Promise<void> {
  const [data, built] = [await newFolder(), await newFolder()]
  const server = await startServer({ PLINTH_DATA: data })
  const browser = await launch()
  try {
    await buildReference(built)
    print(row('kB', kinds))
    for (const view of views) {
      const bytes = await weigh(browser, { ...view, path: server.address + view.path }, built)
      print(
        row(
          view.name,
          kinds.map((kind) => (bytes[kind] / 1000).toFixed(1)),
        ),
      )
    }
  } finally {
    await browser.close()
    await server.stop()
    await Promise.all([data, built].map(removeFolder))
  }
}

/** Opens a view in a window without a cache, and weighs what has arrived when its content is shown. */
async function weigh(browser: Browser, { path, shown }: View, reference: string): Promise<Bytes> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  await serveReference(page, reference)
  const responses: Response[] = []
  page.on('response', (response) => responses.push(response))
  await page.goto(path, { waitUntil: 'commit' })
  // The server's markup is there before any script.
  await page
    .locator(`${shown} >> visible=true`)
    .and(page.locator('html:not(:has(.boot)) *'))
    .first()
    .waitFor()
  const bytes: Bytes = { document: 0, script: 0, style: 0, answers: 0, 'answers as text': 0 }
  await Promise.all(responses.slice().map(async (response) => add(bytes, response)))
  await context.close()
  return bytes
}

async function add(bytes: Bytes, response: Response): Promise<void> {
  const kind = kindOf(response)
  if (kind === undefined) return
  const body = await response.body()
  bytes[kind] += gzipSync(body, { level: 9 }).length
  if (kind === 'answers') bytes['answers as text'] += body.length
}

function kindOf(response: Response): keyof Bytes | undefined {
  const request = response.request()
  if (request.url().includes('/queries')) return 'answers'
  const type = request.resourceType()
  if (type === 'stylesheet') return 'style'
  return type === 'document' || type === 'script' ? type : undefined
}

function row(name: string, cells: readonly string[]): string {
  return name.padEnd(20) + cells.map((cell) => cell.padStart(17)).join('')
}
