import { setTimeout } from 'node:timers/promises'

import type { Browser } from '@playwright/test'

/** Milliseconds for which a slowed-down process runs before it is halted. */
const RUN = 4

/**
 * Runs an action while the processes of pages, with their workers, run for a part of the time: the browser's own throttling slows down
 * the thread of a page and no worker. Not on Windows, which cannot halt a process.
 *
 * @param rate how many times slower
 */
export async function slowDown<Result>(
  browser: Browser,
  rate: number,
  action: () => Promise<Result>,
): Promise<Result> {
  if (rate === 1) return action()
  const ending = new AbortController()
  const halting = haltInTurns(browser, rate, ending.signal)
  try {
    return await action()
  } finally {
    ending.abort()
    await halting
  }
}

async function haltInTurns(browser: Browser, rate: number, ending: AbortSignal): Promise<void> {
  while (!ending.aborted) {
    const processes = await pageProcesses(browser)
    // A third of a second: a page can move to a new process.
    for (let turn = 0; turn < 20 && !ending.aborted; turn += 1) {
      const ran = await timed(() => setTimeout(RUN))
      for (const id of processes) signal(id, 'SIGSTOP')
      // The share holds even where this program is late.
      await setTimeout(ran * (rate - 1))
      for (const id of processes) signal(id, 'SIGCONT')
    }
  }
}

/** The ids of the processes of pages. */
export async function pageProcesses(browser: Browser): Promise<readonly number[]> {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  await session.detach()
  return processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id)
}

function signal(id: number, name: NodeJS.Signals): void {
  try {
    process.kill(id, name)
  } catch {
    // It has ended.
  }
}

async function timed(action: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await action()
  return performance.now() - started
}
