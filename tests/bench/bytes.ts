import { gzipSync } from 'node:zlib'

import type { Browser, Response } from '@playwright/test'

import { newFolder, removeFolder, startServer } from '#tests/support/server.ts'

import { buildReference, launch, REFERENCE, serveReference } from './reference-page.ts'

/** First views by their name. */
const views: ReadonlyMap<string, string> = new Map([
  ['Home', '/'],
  ['Features', '/features'],
  ['Features for a text', '/features?q=grid'],
  ['Compat for a text', '/compat?q=fetch'],
  ['Everything', '/search?q=grid'],
  ['a feature', '/features/subgrid'],
  ['reference page', REFERENCE],
])

/** Milliseconds without a request after which a first view is complete. */
const QUIET = 1000

const kinds = ['document', 'script', 'style', 'answers', 'answers as text'] as const
type Bytes = Record<(typeof kinds)[number], number>

/**
 * What a browser has received of a view that nobody touches, until a second has passed after the load event without a
 * request: the document, scripts with those of workers, styles, and the answers of the provider, these also as they are.
 * In kB after gzip at level 9, whatever the server sends. Beside it a page on the same libraries that shows no more than
 * it must.
 */
export async function benchBytes(print: (text: string) => void): Promise<void> {
  const [data, built] = [await newFolder(), await newFolder()]
  const server = await startServer({ PLINTH_DATA: data })
  const browser = await launch()
  try {
    await buildReference(built)
    print(row('kB', kinds))
    for (const [name, path] of views) {
      const bytes = await weigh(browser, server.address + path, built)
      print(
        row(
          name,
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

/** Opens a view in a window without a cache, and weighs what arrives. */
async function weigh(browser: Browser, address: string, reference: string): Promise<Bytes> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  await serveReference(page, reference)
  const responses: Response[] = []
  let requested = 0
  context.on('request', () => (requested += 1))
  context.on('response', (response) => responses.push(response))
  await page.goto(address, { waitUntil: 'load' })
  for (let known = 0; known < requested;) {
    known = requested
    await page.waitForTimeout(QUIET)
  }
  const bytes: Bytes = { document: 0, script: 0, style: 0, answers: 0, 'answers as text': 0 }
  await Promise.all(responses.map(async (response) => add(bytes, response)))
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
