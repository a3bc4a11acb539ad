import { once } from 'node:events'
import { Agent, request } from 'node:http'

import { newFolder, removeFolder, startServer } from '#tests/support/server.ts'

import { refinedRequest, typedQueries } from './queries.ts'
import { line, summarise, timeAll } from './samples.ts'

const ROUNDS = 5

/** One connection kept open, as a browser keeps it; answers are read to their end. */
const agent = new Agent({ keepAlive: true, maxSockets: 1 })

/** Over HTTP on loopback: a search with two refined facets beside a static file, in one run. */
export async function benchHttp(print: (text: string) => void): Promise<void> {
  const folder = await newFolder()
  const started = performance.now()
  const server = await startServer({ PLINTH_DATA: folder })
  print(`first start, with an empty store: ${seconds(started)}`)
  try {
    const searches = (await typedQueries()).map((query) => {
      const body = refinedRequest(query)
      return () => send(server.address, body)
    })
    const files = searches.map(() => () => send(server.address))
    print(line('static file over HTTP', summarise(await timeAll(files, ROUNDS))))
    print(line('list and two facets over HTTP', summarise(await timeAll(searches, ROUNDS))))
    print(line('static file over HTTP, again', summarise(await timeAll(files, ROUNDS))))
  } finally {
    await server.stop()
  }
  const again = performance.now()
  const second = await startServer({ PLINTH_DATA: folder })
  print(`second start, from the store: ${seconds(again)}`)
  const asked = performance.now()
  await send(second.address, refinedRequest('grid'))
  print(`first answer after it: ${(performance.now() - asked).toFixed(0)} ms`)
  await second.stop()
  agent.destroy()
  await removeFolder(folder)
}

const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`

/** A search with a body, the icon without. Throws when the answer is not 200. */
async function send(origin: string, body?: string): Promise<void> {
  const path = body === undefined ? '/favicon.svg' : '/1/indexes/*/queries'
  const sent = request(origin + path, {
    agent,
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      // As a browser asks, so that compressing is part of the time.
      'accept-encoding': 'gzip, deflate, br',
      'x-algolia-application-id': 'plinth',
      'x-algolia-api-key': 'plinth-search',
      ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }),
    },
  })
  sent.end(body)
  const [answer] = await once(sent, 'response')
  answer.resume()
  await once(answer, 'end')
  if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}.`)
}
