import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { FIRST_ANSWERS_ID } from '#contracts/first-answers.ts'
import { readDocument, showsEarlierDay } from '#early/document-answers.ts'
import { today } from '#routes/today.ts'

/** A document that was written for the home page on a day. */
function write(day: string, searches: readonly unknown[]): void {
  const element = document.createElement('script')
  element.type = 'application/json'
  element.id = FIRST_ANSWERS_ID
  element.textContent = JSON.stringify({
    href: '/',
    today: day,
    initialResults: {},
    searches,
    files: [],
  })
  document.body.replaceChildren(element)
}

const YESTERDAY = '2020-01-01'
const search = { request: { requests: [] }, answer: { results: [] } }

beforeEach(() => document.body.replaceChildren())
afterEach(() => void vi.unstubAllEnvs())

test('a document of our server is taken with the day on which it was written', () => {
  write(YESTERDAY, [search])
  expect(readDocument('/')?.today).toBe(YESTERDAY)
  expect(showsEarlierDay('/')).toBe(false)
})

test('answers that a static host has since an earlier day are not taken, and stay until there are others', () => {
  vi.stubEnv('VITE_STANDALONE', '1')
  write(YESTERDAY, [search])
  expect(readDocument('/')).toBeUndefined()
  expect(showsEarlierDay('/')).toBe(true)
  write(today(), [search])
  expect(readDocument('/')?.searches).toHaveLength(1)
  expect(showsEarlierDay('/')).toBe(false)
})

test('a document of a static host without answers is taken as of today', () => {
  vi.stubEnv('VITE_STANDALONE', '1')
  write(YESTERDAY, [])
  expect(readDocument('/')?.today).toBe(today())
  expect(showsEarlierDay('/')).toBe(false)
})

test('a document of another address shows nothing that could stay', () => {
  vi.stubEnv('VITE_STANDALONE', '1')
  write(YESTERDAY, [search])
  expect(readDocument('/upcoming')).toBeUndefined()
  expect(showsEarlierDay('/upcoming')).toBe(false)
})
