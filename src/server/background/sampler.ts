import { readdir, stat } from 'node:fs/promises'
import { availableParallelism, totalmem } from 'node:os'
import { join } from 'node:path'

import type { ProviderThread } from '#provider/provider.ts'

type Figures = Parameters<ProviderThread['sample']>[0]

/** Milliseconds between two samples: the points of the monitoring API's shortest period are as far apart. */
const INTERVAL = 10_000

/**
 * Tells the provider at once, and then every 10 s, what the process uses: its memory, its share of the processors, and
 * the files of its store. Returns what stops it.
 *
 * @param folder the folder of the store
 */
export function startSampler(report: (figures: Figures) => void, folder: string): () => void {
  // The first sample is about the time since the process has started.
  let since = performance.now() - process.uptime() * 1000
  let used = 0
  const sample = async (): Promise<void> => {
    const { user, system } = process.cpuUsage()
    const spent = user + system - used
    const elapsed = performance.now() - since
    used += spent
    since += elapsed
    const busy = spent / 1000 / (elapsed * availableParallelism())
    report({
      memory: process.memoryUsage.rss() / 1_000_000,
      idle: Math.min(100, Math.max(0, 100 * (1 - busy))),
      storage: (100 * (await bytesIn(folder))) / totalmem(),
    })
  }
  void sample()
  const timer = setInterval(() => void sample(), INTERVAL)
  timer.unref()
  return () => clearInterval(timer)
}

/** Bytes of the files in a folder; 0 where it cannot be read. */
async function bytesIn(folder: string): Promise<number> {
  try {
    const names = await readdir(folder)
    const sizes = await Promise.all(
      names.map(async (name) => (await stat(join(folder, name))).size),
    )
    return sizes.reduce((sum, size) => sum + size, 0)
  } catch {
    return 0
  }
}
