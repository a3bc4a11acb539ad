import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { answerSiteFile } from '#server/site-files/answers.ts'

let dist = ''
const entryOn = (day: string) => `<entry><published>${day}T00:00:00Z</published></entry>\n`

beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'plinth-site-files-'))
  await mkdir(join(dist, 'feeds'))
  const entries = entryOn('9999-01-01') + entryOn('2020-01-01')
  await writeFile(join(dist, 'feeds', 'chrome.atom'), entries)
})

afterAll(() => rm(dist, { recursive: true }))

test.each([undefined, 'https://plinth.example'])(
  'a feed leaves out what lies ahead on the day of the request, with the address %s',
  async (siteUrl) => {
    const request = new Request('http://127.0.0.1:4173/feeds/chrome.atom')
    const answer = await answerSiteFile(request, { dist, siteUrl })
    await expect(answer?.text()).resolves.toBe(entryOn('2020-01-01'))
  },
)

test('a file that depends on neither day nor address is left to the file server', async () => {
  const request = new Request('http://127.0.0.1:4173/robots.txt')
  const options = { dist, siteUrl: 'https://plinth.example' }
  expect(await answerSiteFile(request, options)).toBeUndefined()
})
