import { setImmediate } from 'node:timers/promises'

import { afterAll, expect, onTestFinished, test } from 'vitest'

import { createTurns } from '#server/http/gate.ts'
import { listen, type Listening } from '#server/http/listen.ts'
import { runClients } from '#tests/bench/load.ts'

const opened: Listening[] = []

afterAll(async () => {
  await Promise.all(opened.map(({ close }) => close()))
})

/** Turns, and the senders whose turn it was. */
function createNoted() {
  const { wait } = createTurns()
  const begun: string[] = []
  const enter = async (sender: string): Promise<void> => {
    await wait(sender)
    begun.push(sender)
  }
  return { begun, enter }
}

test('one request begins in each turn of the event loop', async () => {
  const { begun, enter } = createNoted()
  const all = Promise.all(['a', 'b', 'c'].map((sender) => enter(sender)))
  await Promise.resolve()
  expect(begun).toEqual(['a'])
  await setImmediate()
  expect(begun).toEqual(['a', 'b'])
  await all
  expect(begun).toEqual(['a', 'b', 'c'])
})

test('a request that comes alone begins at once', async () => {
  const { begun, enter } = createNoted()
  await enter('a')
  await setImmediate()
  void enter('b')
  await Promise.resolve()
  expect(begun).toEqual(['a', 'b'])
})

test('senders take turns, however many requests one of them sends', async () => {
  const { begun, enter } = createNoted()
  await Promise.all(['a', 'a', 'a', 'a', 'b', 'b', 'c'].map(enter))
  expect(begun.join(' ')).toBe('a b c a b a a')
})

test('new connections are answered soon while many others keep the thread busy', async () => {
  /** How many requests of the others had been answered when each new one was. */
  const before: number[] = []
  let answered = 0
  const busy = async (request: Request): Promise<Response> => {
    if ((await request.text()) === '"new"') before.push(answered)
    else answered += 1
    const end = performance.now() + 5
    while (performance.now() < end);
    return Response.json({})
  }
  // As the server gives turns, without refusing what a slow machine is late with.
  const { wait } = createTurns()
  const handler = {
    fetch: async (request: Request) => {
      await wait('all')
      return busy(request)
    },
  }
  const listening = await listen(handler, { hostname: '127.0.0.1', port: 0 })
  opened.push(listening)
  const common = { origin: listening.address.slice(0, -1), pause: 0 }
  const stop = new AbortController()
  const clients = { ...common, bodies: ['{}'], count: 30, lasting: Infinity }
  const others = runClients(clients, stop.signal)
  onTestFinished(async () => {
    stop.abort()
    await others
  })
  await expect.poll(() => answered).toBeGreaterThan(100)
  const already = answered
  const search = () =>
    fetch(`${common.origin}/1/indexes/*/queries`, { method: 'POST', body: '"new"' })
  await Promise.all(Array.from({ length: 20 }, search))
  expect(before).toHaveLength(20)
  // If each turn answered all that has arrived, the last would wait for 19 × 30 others.
  expect(Math.max(...before) - Math.min(...before)).toBeLessThan(150)
  expect(Math.min(...before)).toBeGreaterThan(already)
})
