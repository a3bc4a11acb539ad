import { afterEach, expect, test, vi } from 'vitest'

import { fetchEarly, fetchFile } from '#search/transport/early-files.ts'

afterEach(() => void vi.unstubAllGlobals())

/** Answers each request with its number; rejects those before `fails`. */
function countFetches(fails = 0) {
  let count = 0
  const answer = vi.fn<() => Promise<Response>>(async () => {
    count += 1
    if (count <= fails) throw new TypeError('offline')
    return Response.json(count)
  })
  vi.stubGlobal('fetch', answer)
  return answer
}

const { signal } = new AbortController()
const read = async (url: string): Promise<unknown> => (await fetchFile(url, signal)).json()

test('a file that was fetched early is fetched once, for each of its readers', async () => {
  const asked = countFetches()
  fetchEarly('/a.json')
  expect(await Promise.all([read('/a.json'), read('/a.json')])).toEqual([1, 1])
  expect(await read('/a.json')).toBe(1)
  expect(asked).toHaveBeenCalledTimes(1)
})

test('a file that was refused early is refused once, then fetched anew', async () => {
  const asked = countFetches()
  asked.mockResolvedValueOnce(new Response(null, { status: 503 }))
  fetchEarly('/d.json')
  expect((await fetchFile('/d.json', signal)).status).toBe(503)
  expect(await read('/d.json')).toBe(1)
  expect(asked).toHaveBeenLastCalledWith('/d.json', { signal })
})

test('a file that did not arrive early is fetched again when it is read', async () => {
  countFetches(1)
  fetchEarly('/b.json')
  expect(await read('/b.json')).toBe(2)
})

test('a file that fails twice rejects with the second failure', async () => {
  countFetches(2)
  fetchEarly('/c.json')
  await expect(read('/c.json')).rejects.toThrow('offline')
})
