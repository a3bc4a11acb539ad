import { expect, test } from 'vitest'

import type { Admitted } from '#provider/background.ts'
import { createLongSearches } from '#server/background/long-searches.ts'

/** Long searches with a clock that a test moves, and what came of those that entered. */
function start() {
  let clock = 0
  const { enter } = createLongSearches(() => clock)
  const outcomes: string[] = []
  const leaves: (() => void)[] = []
  const send = async (sender: string): Promise<Admitted> => {
    const admitted = await enter(sender)
    outcomes.push(admitted.isAdmitted ? sender : `${sender} refused ${admitted.retryAfter}`)
    if (admitted.isAdmitted) leaves.push(admitted.leave)
    return admitted
  }
  /** Sends searches and lets those start that can. */
  const sendAll = async (...senders: readonly string[]): Promise<void> => {
    for (const sender of senders) void send(sender)
    await Promise.resolve()
    await Promise.resolve()
  }
  /** Ends the search that runs after some milliseconds, and lets the next one start. */
  const end = async (milliseconds: number): Promise<void> => {
    clock += milliseconds
    leaves.shift()?.()
    await sendAll()
  }
  /** Makes searches of a sender take so long that the average is nearly that. */
  const heat = async (sender: string, milliseconds: number): Promise<void> => {
    for (let turn = 0; turn < 30; turn += 1) {
      await sendAll(sender)
      await end(milliseconds)
    }
    outcomes.splice(0)
  }
  return { outcomes, sendAll, end, heat }
}

test('long searches run one after the other', async () => {
  const { outcomes, sendAll, end } = start()
  await sendAll('a', 'b', 'c')
  expect(outcomes).toEqual(['a'])
  await end(100)
  expect(outcomes).toEqual(['a', 'b'])
  await end(100)
  expect(outcomes).toEqual(['a', 'b', 'c'])
})

test('the search of a sender that has used less starts before all of one that has used more', async () => {
  const { outcomes, sendAll, end, heat } = start()
  await heat('heavy', 400)
  await sendAll('heavy', 'heavy', 'heavy', 'light')
  await end(400)
  await end(10)
  await end(400)
  expect(outcomes).toEqual(['heavy', 'light', 'heavy', 'heavy'])
})

test('a sender whose searches take two seconds waits behind its own, and is refused with a time beyond', async () => {
  const { outcomes, sendAll, heat } = start()
  await heat('heavy', 2000)
  await sendAll('heavy', 'heavy', 'heavy')
  expect(outcomes).toEqual(['heavy', 'heavy refused 4'])
})

test('a light sender is not refused, however many heavy ones wait and however long they take', async () => {
  const { outcomes, sendAll, end, heat } = start()
  for (const heavy of ['h1', 'h2', 'h3', 'h4']) await heat(heavy, 8000)
  await sendAll('h1', 'h2', 'h3', 'h4', 'light')
  expect(outcomes.filter((outcome) => outcome.includes('refused'))).not.toContain('light refused')
  await end(2000)
  expect(outcomes.at(-1)).toBe('light')
})

test('use counts half after ten seconds, so a sender that has rested waits no longer than others', async () => {
  const { outcomes, sendAll, end, heat } = start()
  await heat('rested', 400)
  await heat('busy', 40)
  await sendAll('other')
  await end(120_000)
  await heat('busy', 40)
  await sendAll('other', 'busy', 'rested')
  await end(10)
  expect(outcomes.slice(-1)).toEqual(['rested'])
})

test('a search that others overtake is refused after five seconds', async () => {
  const { outcomes, sendAll, end, heat } = start()
  await heat('heavy', 500)
  await sendAll('other', 'heavy')
  for (let turn = 0; turn < 6; turn += 1) {
    await sendAll(`light ${turn}`)
    await end(900)
  }
  expect(outcomes).toContainEqual(expect.stringMatching(/^heavy refused \d$/))
})

test('senders that nobody knows are refused once those before them take two seconds', async () => {
  const { outcomes, sendAll } = start()
  await sendAll(...Array.from({ length: 100 }, (_, at) => `invented ${at}`))
  const refused = outcomes.filter((outcome) => outcome.includes('refused'))
  expect(refused.length).toBeGreaterThan(85)
})
