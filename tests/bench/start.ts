import { setTimeout } from 'node:timers/promises'

import { copyProject, removeCopy } from '#tests/support/project-copy.ts'
import { newFolder, removeFolder, startServer } from '#tests/support/server.ts'

import { line, summarise } from './samples.ts'

/** What `npm start` runs, and beside it the same server from its sources. */
const programs = [
  { name: 'start to first answer, npm start', file: 'src/server/launch/launch.mjs' },
  { name: 'the same from the sources', file: 'src/server/start/start.ts' },
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

/** Each takes about twenty seconds, until what it leaves for later is done. */
const FIRST_STARTS = 3

/**
 * From the first start of a fresh installation, which builds and fills everything, to what a visitor waits for. `npm` itself
 * takes about 0.2 s more.
 */
export async function benchFirstStart(
  print: (text: string) => void,
  rounds = FIRST_STARTS,
): Promise<void> {
  const times = new Map<string, number[]>()
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, time] of await timeFirstStart()) {
      times.set(name, [...(times.get(name) ?? []), time])
    }
  }
  for (const [name, all] of times) print(line(name, summarise(all)))
}

/** Milliseconds since the start, by what was there. */
async function timeFirstStart(): Promise<ReadonlyMap<string, number>> {
  const project = await copyProject()
  const started = performance.now()
  const server = await startServer({}, programs[0].file, project)
  const passed = (): number => performance.now() - started
  try {
    const times = new Map([['first start to the address', passed()]])
    await (await fetch(server.address)).text()
    times.set('first start to the home page', passed())
    await searchUntilAnswered(server.address)
    times.set('first start to an answer', passed())
    while (!(await fetch(`${server.address}/ready`)).ok) await setTimeout(50)
    times.set('first start to every file and index', passed())
    return times
  } finally {
    await server.stop()
    await removeCopy(project)
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
