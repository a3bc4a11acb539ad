import { newFolder, removeFolder, startServer } from '#tests/support/server.ts'

import { line, summarise } from './samples.ts'

/** What `npm start` runs, and beside it the same server from its sources. */
const programs = [
  { name: 'start to first answer, npm start', file: 'src/server/launch/launch.mjs' },
  { name: 'the same from the sources', file: 'src/server/start.ts' },
] as const

const ROUNDS = 5

/**
 * From the start of the server to its first answer to a search, with a built page and a filled store, both programs in
 * turn. `npm` itself takes about 0.2 s more.
 */
export async function benchStart(print: (text: string) => void): Promise<void> {
  const data = await newFolder()
  try {
    // Builds the page and the bundle, and fills the store.
    await timeStart(programs[0].file, data)
    const times = new Map<string, number[]>(programs.map(({ name }) => [name, []]))
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const { name, file } of programs) times.get(name)?.push(await timeStart(file, data))
    }
    for (const [name, all] of times) print(line(name, summarise(all)))
  } finally {
    await removeFolder(data)
  }
}

/** Milliseconds. */
async function timeStart(file: string, data: string): Promise<number> {
  const started = performance.now()
  const server = await startServer({ PLINTH_DATA: data }, file)
  try {
    await searchUntilAnswered(server.address)
    return performance.now() - started
  } finally {
    await server.stop()
  }
}

async function searchUntilAnswered(address: string): Promise<void> {
  const response = await fetch(`${address}/1/indexes/*/queries`, {
    method: 'POST',
    headers: { 'x-algolia-application-id': 'plinth', 'x-algolia-api-key': 'plinth-search' },
    body: JSON.stringify({ requests: [{ indexName: 'features', query: 'grid' }] }),
  })
  await response.text()
  if (response.status !== 200) await searchUntilAnswered(address)
}
