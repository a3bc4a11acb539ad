import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { createRecorder, type LogEntry } from '#provider/protocol/traffic/traffic-log.ts'
import type { StoreChange } from '#provider/store.ts'

const search = (query: string): LogEntry => ({
  changes: [[`search/${query}`, '{}']],
  time: 0,
  size: { day: '1970-01-01', group: 'search', characters: 2 },
})
const nameOf = ([key]: StoreChange) => key.slice('search/'.length)

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

/** Records what is written, as one list per commit. */
function createWriter() {
  const commits: (readonly string[])[] = []
  const state = { isFull: false }
  const write = async (searches: readonly LogEntry[]): Promise<void> => {
    if (state.isFull) throw new Error('The disk is full')
    commits.push(searches.flatMap(({ changes }) => changes.map(nameOf)))
  }
  return { commits, state, write }
}

test('searches are written soon after they were recorded, several in one commit', async () => {
  const { commits, write } = createWriter()
  const { record } = createRecorder(write)
  record([search('a')])
  record([search('b'), search('c')])
  expect(commits).toEqual([])
  await vi.advanceTimersByTimeAsync(200)
  expect(commits).toEqual([['a', 'b', 'c']])
  record([search('d')])
  await vi.advanceTimersByTimeAsync(200)
  expect(commits).toEqual([['a', 'b', 'c'], ['d']])
})

test('whoever waits for the recorder finds everything written, each search once', async () => {
  const { commits, write } = createWriter()
  const { record, settled } = createRecorder(write)
  record(Array.from({ length: 250 }, (_, at) => search(String(at))))
  await Promise.all([settled(), settled()])
  expect(commits.map(({ length }) => length)).toEqual([100, 100, 50])
  expect(new Set(commits.flat()).size).toBe(250)
  await vi.advanceTimersByTimeAsync(1000)
  expect(commits).toHaveLength(3)
})

test('searches that cannot be written wait for the next ones, and whoever waits is told', async () => {
  const { commits, state, write } = createWriter()
  const { record, settled } = createRecorder(write)
  state.isFull = true
  record([search('a')])
  await vi.advanceTimersByTimeAsync(200)
  await expect(settled()).rejects.toThrow('The disk is full')
  state.isFull = false
  record([search('b')])
  await vi.advanceTimersByTimeAsync(200)
  expect(commits).toEqual([['a', 'b']])
})
