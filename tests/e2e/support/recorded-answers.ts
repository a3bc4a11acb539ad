import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { gunzipSync, gzipSync } from 'node:zlib'

import type { Page, Request, Response, Route } from '@playwright/test'

import { type BuiltFacts, readBuiltFacts, scriptsWithFacts } from './built-facts.ts'
import { isSearch, type SearchBody } from './fixtures.ts'

/** A view in a window of some width. */
export type Visit = { readonly view: string; readonly width: string }

/** What a view asked on the day of its recording, with the answers. */
export type Recording = {
  /** The day of the recording, which is that of the view's clock. */
  readonly day: string
  /** How the machine of the recording draws text: see `drawnText`. */
  readonly text: string
  readonly facts: BuiltFacts
  /** The bodies of answers by what was asked: see `keysOf`. */
  readonly answers: Readonly<Record<string, unknown>>
  /** What was asked, by width. */
  readonly asked: Readonly<Record<string, readonly string[]>>
}

const folder = new URL('../pictures/answers/', import.meta.url)
const fileOf = (view: string): string => fileURLToPath(new URL(`${view}.json.gz`, folder))

/** The document of a static host, in which no server has written a view. */
const documentFile = fileURLToPath(new URL('../../../dist/index.html', import.meta.url))

export async function readRecording(view: string): Promise<Recording> {
  return JSON.parse(gunzipSync(await readFile(fileOf(view))).toString())
}

/**
 * Answers everything that a view asks with what was recorded for it, so that it shows the same on
 * every day and with every release of the data. Scripts and style sheets are those of the build.
 *
 * @returns what the view has asked, filled while it is open
 */
export async function replay(page: Page, recording: Recording): Promise<ReadonlySet<string>> {
  const { answers, facts } = recording
  const scripts = await scriptsWithFacts(facts)
  const asked = new Set<string>()
  await page.route('**/*', (route) => {
    const request = route.request()
    if (request.isNavigationRequest()) return answerDocument(route)
    const script = scripts.get(request.url().split('/').at(-1) ?? '')
    if (script !== undefined) {
      return route.fulfill({ body: script, contentType: 'text/javascript; charset=utf-8' })
    }
    const keys = keysOf(request)
    if (keys.length === 0) return route.continue()
    keys.forEach((key) => asked.add(key))
    const found = keys.map((key) => answers[key] ?? {})
    return route.fulfill({ json: isSearch(request.url()) ? { results: found } : found[0] })
  })
  return asked
}

/**
 * Lets a view ask the server, and collects the answers.
 *
 * @param before the recording of the same day in another width
 * @returns writes the file of the view; call it when everything is there
 */
export async function record(
  page: Page,
  { view, width }: Visit,
  before?: Recording,
): Promise<(made: Pick<Recording, 'day' | 'text'>) => Promise<void>> {
  const answers: Record<string, unknown> = { ...before?.answers }
  const asked = new Set<string>()
  const reading: Promise<void>[] = []
  const keep = async (response: Response): Promise<void> => {
    for (const [key, answer] of await answersIn(response)) {
      asked.add(key)
      answers[key] = answer
    }
  }
  page.on('response', (response) => reading.push(keep(response)))
  await page.route('**/*', (route) =>
    route.request().isNavigationRequest() ? answerDocument(route) : route.continue(),
  )
  return async ({ day, text }) => {
    await Promise.all(reading)
    const recording: Recording = {
      day,
      text,
      facts: await readBuiltFacts(),
      answers,
      asked: { ...before?.asked, [width]: [...asked].toSorted() },
    }
    await mkdir(folder, { recursive: true })
    await writeFile(fileOf(view), gzipSync(JSON.stringify(recording), { level: 9 }))
  }
}

const answerDocument = (route: Route): Promise<void> =>
  route.fulfill({ path: documentFile, contentType: 'text/html; charset=utf-8' })

async function answersIn(response: Response): Promise<readonly (readonly [string, unknown])[]> {
  const keys = keysOf(response.request())
  if (keys.length === 0 || !response.ok()) return []
  const body: unknown = await response.json()
  const found = isSearch(response.url()) ? resultsIn(body) : [body]
  return keys.map((key, place) => [key, found[place]])
}

function resultsIn(body: unknown): readonly unknown[] {
  const isAnswer = typeof body === 'object' && body !== null && 'results' in body
  return isAnswer && Array.isArray(body.results) ? body.results : []
}

/** Every entry in a form that reads code: as large as all other answers together, and never in a picture. */
const CODE = 'code.json'

/**
 * What a request for data asks for: each query of a search on its own, a content file without the
 * checksum in its address. None for other requests.
 */
function keysOf(request: Request): readonly string[] {
  const { pathname } = new URL(request.url())
  if (isSearch(request.url())) return requestsOf(request).map(keyOfQuery)
  const content = /^\/assets\/content-\w+\/(.*)$/.exec(pathname)?.[1]
  if (content !== undefined) return content === CODE ? [] : [content]
  const isData = ['fetch', 'xhr'].includes(request.resourceType())
  return isData ? [`${request.method()} ${pathname} ${request.postData() ?? ''}`] : []
}

const requestsOf = (request: Request): SearchBody['requests'] => {
  const body: SearchBody = JSON.parse(request.postData() ?? '{"requests":[]}')
  return body.requests
}

/** Parameters that change how an answer is written, not what is found. */
const written =
  /^(?:attributesTo(?:Retrieve|Highlight|Snippet)|highlight(?:Pre|Post)Tag|analytics|clickAnalytics|userToken)$/

/** "features popover 1f0c…": the index, the text, and a checksum of the other parameters. */
function keyOfQuery({ indexName, query = '', ...others }: SearchBody['requests'][number]): string {
  const asked = Object.entries(others)
    .filter(([name]) => !written.test(name))
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
  const checksum = createHash('sha256').update(JSON.stringify(asked)).digest('hex').slice(0, 8)
  return `${indexName} ${query} ${checksum}`
}
