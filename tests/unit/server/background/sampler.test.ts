import { writeFile } from 'node:fs/promises'
import { totalmem } from 'node:os'
import { join } from 'node:path'

import { expect, onTestFinished, test, vi } from 'vitest'

import { startSampler } from '#server/background/sampler.ts'
import { newFolder, removeFolder } from '#tests/support/server.ts'

type Figures = Parameters<Parameters<typeof startSampler>[0]>[0]

async function sampleOf(folder: string): Promise<Figures> {
  const report = vi.fn<(figures: Figures) => void>()
  const stop = startSampler(report, folder)
  onTestFinished(stop)
  await vi.waitFor(() => expect(report).toHaveBeenCalled())
  const [figures] = report.mock.calls[0] ?? []
  if (figures === undefined) throw new Error('There is no sample.')
  return figures
}

test('the memory, the idle share and the size of the store are reported at once', async () => {
  const folder = await newFolder()
  onTestFinished(() => removeFolder(folder))
  await writeFile(join(folder, 'data'), 'x'.repeat(1_000_000))
  const { memory, idle, storage } = await sampleOf(folder)
  expect(memory).toBeGreaterThan(10)
  expect(memory).toBeLessThan(totalmem() / 1_000_000)
  expect(idle).toBeGreaterThanOrEqual(0)
  expect(idle).toBeLessThanOrEqual(100)
  expect(storage).toBeCloseTo(100_000_000 / totalmem(), 9)
})

test('a store that cannot be read has no size', async () => {
  const { storage } = await sampleOf('/nowhere/at/all')
  expect(storage).toBe(0)
})
