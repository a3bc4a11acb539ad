import { expect, test } from 'vitest'

import type { KnownFile, WorkerReport } from '#offline/contract/local-provider.ts'
import { createMessageHandler } from '#offline/provider/answer-messages.ts'
import { splitLines, writeIndexFiles } from '#offline/provider/index-file.ts'
import { createMemoryProvider } from '#tests/support/memory-provider.ts'

/** The text of an index with one record. */
async function writeIndex(): Promise<string> {
  const { store, client } = createMemoryProvider()
  await client.saveObjects({ indexName: 'a', objects: [{ objectID: '1', name: 'Grid' }] })
  return writeIndexFiles(store, '2026-11-28')[0]?.text ?? ''
}

const path = '/1/indexes/*/queries?x-algolia-application-id=plinth&x-algolia-api-key=plinth-search'
const body = JSON.stringify({ requests: [{ indexName: 'a', query: 'gri' }] })

/** A worker that gets these texts in place of files named by their number, and what it reports. */
function start(texts: readonly string[]) {
  const reports: WorkerReport[] = []
  const handle = createMessageHandler({
    openBuilt: async () => undefined,
    load: async ({ url }: KnownFile) => {
      const text = texts[Number(url)]
      if (text === undefined) throw new Error('Not found.')
      return new TextEncoder().encode(text)
    },
    report: (report) => void reports.push(report),
  })
  return { handle, reports }
}

const part = (at: number): KnownFile => ({ url: String(at), integrity: '' })

test('a request that comes before the parts of the index is answered once they are joined', async () => {
  const texts = splitLines(await writeIndex(), 100)
  expect(texts.length).toBeGreaterThan(1)
  const { handle, reports } = start(texts)
  handle({ kind: 'open', parts: texts.map((_, at) => part(at)), names: ['a'] })
  handle({ kind: 'ask', id: 7, path, body })
  await expect.poll(() => reports).toHaveLength(2)
  expect(reports[0]).toEqual({ kind: 'opened' })
  expect(reports[1]).toMatchObject({ kind: 'answered', id: 7, status: 200 })
  expect(JSON.stringify(reports[1])).toContain('<em>Gri</em>d')
})

test.each([
  ['one part is missing', async () => [(await writeIndex()).slice(0, 40)], 2],
  ['the file is a page of the host', async () => ['<!doctype html>\n<p>Not found'], 1],
  ['the index has another name', async () => [(await writeIndex()).replaceAll('"a', '"b')], 1],
] as const)(
  'a worker reports that it failed if %s, and answers nothing',
  async (_, read, count) => {
    const { handle, reports } = start(await read())
    const parts = Array.from({ length: count }, (_part, at) => part(at))
    handle({ kind: 'open', parts, names: ['a'] })
    handle({ kind: 'ask', id: 1, path, body })
    await expect.poll(() => reports).not.toEqual([])
    await new Promise((resolve) => setTimeout(resolve))
    expect(reports).toEqual([{ kind: 'failed' }])
  },
)
