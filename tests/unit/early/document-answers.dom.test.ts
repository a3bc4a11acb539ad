import { HttpResponse, http } from 'msw'
import { afterEach, expect, test } from 'vitest'

import type { WrittenAnswers } from '#contracts/first-answers.ts'
import { FIRST_ANSWERS_ID } from '#contracts/first-answers.ts'
import { readDocument } from '#early/document-answers.ts'
import { loadFirstAnswers } from '#early/load-first-answers.ts'
import { deferred } from '#tests/support/deferred.ts'
import { network } from '#tests/support/network.ts'

const written: WrittenAnswers = {
  href: '/features/grid',
  today: '2026-11-27',
  isOfVisitor: false,
  searches: [],
  files: ['/assets/content-1/usage.json', '/assets/content-1/none.json'],
}

afterEach(() => document.body.replaceChildren())

function writeDocument(answers: WrittenAnswers): void {
  const script = document.createElement('script')
  script.type = 'application/json'
  script.id = FIRST_ANSWERS_ID
  script.textContent = JSON.stringify(answers)
  document.body.append(script)
}

test('the answers in a document are those of its address, whatever the query string adds to that of a record', () => {
  writeDocument(written)
  expect(readDocument('/features/grid?q=x')).toEqual(written)
  expect(readDocument('/features/grid?targets=widely')).toBeUndefined()
  expect(readDocument('/features/flexbox')).toBeUndefined()
})

test('a document without answers has none', () => {
  expect(readDocument('/features/grid')).toBeUndefined()
})

test('the view is hydrated once its code and its files are there; a file that cannot be read is left out', async () => {
  writeDocument(written)
  network.use(
    http.get('*/usage.json', () => HttpResponse.json({ chrome: 1 })),
    http.get('*/none.json', () => HttpResponse.error()),
  )
  const { promise: viewLoaded, resolve } = deferred()
  let isReady = false
  const loading = loadFirstAnswers('/features/grid', viewLoaded).then((first) => {
    isReady = true
    return first
  })
  await new Promise((done) => setTimeout(done, 400))
  expect(isReady).toBe(false)
  resolve()
  await expect(loading).resolves.toEqual({
    first: { ...written, files: { '/assets/content-1/usage.json': { chrome: 1 } } },
    isWritten: true,
  })
})

test('a document without answers is rendered after a short wait for the code of its view', async () => {
  const never = new Promise<never>(() => {})
  await expect(loadFirstAnswers('/nowhere', never)).resolves.toMatchObject({ isWritten: false })
})
