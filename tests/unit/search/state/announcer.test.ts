import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { Announcer } from '#search/state/announcer.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', globalThis)
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Collects the messages of an announcer. */
function listen(announcer: Announcer): readonly string[] {
  const messages: string[] = []
  announcer.message.subscribe(() => messages.push(announcer.message.get()))
  return messages
}

test('the same text is announced as another message each time, and reads the same', () => {
  const announcer = new Announcer(false)
  const messages = listen(announcer)
  for (let round = 0; round < 3; round += 1) {
    announcer.say('No results')
    vi.advanceTimersByTime(5000)
  }
  expect(messages.map((message) => message.trim())).toEqual(Array(3).fill('No results'))
  expect(messages[1]).not.toBe(messages[0])
  expect(messages[2]).not.toBe(messages[1])
})

test('of texts that follow each other quickly the last one is announced', () => {
  const announcer = new Announcer(false)
  const messages = listen(announcer)
  for (const text of ['1 result', '2 results', '3 results']) {
    announcer.say(text)
    vi.advanceTimersByTime(100)
  }
  vi.advanceTimersByTime(5000)
  expect(messages).toEqual(['3 results'])
})

test('the answer that the page was opened with is not announced, the next one is', () => {
  const announcer = new Announcer(true)
  const messages = listen(announcer)
  announcer.sayAnswer('20 results')
  vi.advanceTimersByTime(5000)
  announcer.sayAnswer('3 results')
  vi.advanceTimersByTime(5000)
  expect(messages).toEqual(['3 results'])
})

test('a text that is waiting when another view is shown is not announced, the next one is', () => {
  const announcer = new Announcer(false)
  const messages = listen(announcer)
  announcer.enter('/features')
  announcer.say('1,204 results')
  announcer.enter('/features/grid')
  vi.advanceTimersByTime(5000)
  expect(messages).toEqual([])
  announcer.say('Copied')
  announcer.enter('/features/grid')
  vi.advanceTimersByTime(5000)
  expect(messages).toEqual(['Copied'])
})
