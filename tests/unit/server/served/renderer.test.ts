import { expect, test, vi } from 'vitest'

import { NotNow } from '#server/served/ask.ts'
import { withLateFiles } from '#server/served/renderer.ts'
import type { Rendering } from '#server/served/renderer.ts'
import { deferred } from '#tests/support/deferred.ts'

test('files are refused until they are written, and then read', async () => {
  const { promise: written, resolve } = deferred()
  const readFiles = vi.fn<Rendering['readFiles']>(
    async (names) => new Map(names.map((name) => [name, 1])),
  )
  const late = withLateFiles({ readFiles }, written)
  await expect(late.readFiles(['/assets/content-1/usage.json'])).rejects.toThrow(NotNow)
  expect(readFiles).not.toHaveBeenCalled()
  expect(await late.readFiles([])).toEqual(new Map())
  resolve()
  await written
  const files = await late.readFiles(['/assets/content-1/usage.json'])
  expect([...files.keys()]).toEqual(['/assets/content-1/usage.json'])
})
