import { readdir, stat } from 'node:fs/promises'
import { availableParallelism, totalmem } from 'node:os'
import { join } from 'node:path'

import type { ProviderThread } from '#provider/provider.ts'

type Figures = Parameters<ProviderThread['sample']>[0]

/** Milliseconds between samples, as in the shortest period of the monitoring API. */
const INTERVAL = 10_000

/** Reports memory, CPU usage and store size now and every 10 s. Returns what stops it. */
export function startSampler(report: (figures: Figures) => void, folder: string): () => void {
  // The first sample covers the time since the process started.
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
