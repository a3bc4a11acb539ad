import { expect, test, vi } from 'vitest'

import { NotNow } from '#server/first-view/ask.ts'
import { type Rendering, withLateFiles } from '#server/first-view/renderer.ts'
import { deferred } from '#tests/support/deferred.ts'

test('files are refused until they are written, and then read', async () => {
  const { promise: written, resolve } = deferred()
  const readFiles = vi.fn<Rendering['readFiles']>(async (addresses) =>
    Object.fromEntries(addresses.map((address) => [address, 1])),
  )
  const late = withLateFiles({ readFiles }, written)
  await expect(late.readFiles(['/assets/content-1/usage.json'])).rejects.toThrow(NotNow)
  expect(readFiles).not.toHaveBeenCalled()
  expect(await late.readFiles([])).toEqual({})
  resolve()
  await written
  const files = await late.readFiles(['/assets/content-1/usage.json'])
  expect(Object.keys(files)).toEqual(['/assets/content-1/usage.json'])
})
