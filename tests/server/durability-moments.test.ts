import { createInterface } from 'node:readline'

import { expect, test } from 'vitest'

import { newFolder, removeFolder, startProgram } from '#tests/support/server.ts'

/** The records of a generation, and the commits of a replacement: settings, ten batches, the move, the rest. */
const RECORDS = 200
const COMMITS = 14

/**
 * After how many commits a process is killed; each chain of processes has a folder of its own. Together they stand
 * for every kind of moment: before, between and after the batches, and on both sides of the move.
 */
const CHAINS: readonly (readonly number[])[] = [
  [0, 2, 6, 12],
  [1, 10, 11, 13],
]

/** How long after that commit, in milliseconds: the next commit has begun then, or its file is being written. */
const DELAYS = [0, 2, 1, 3]

type Line = {
  readonly found?: readonly (readonly [generation: number, records: number])[]
  readonly commit?: number
  readonly done?: number
}

/** What a process said before it was killed. */
type Life = { found: Line['found']; done: number; commits: number }

/** The last generation that was acknowledged or found before. */
type Before = { readonly before: number }

/** Lets a process live until it has made some commits, and a moment more. */
async function live(folder: string, commits: number, delay: number): Promise<Life> {
  const {
    process: child,
    ended,
    output,
  } = startProgram('tests/support/replacing.ts', {
    args: [folder],
  })
  const life: Life = { found: undefined, done: 0, commits: 0 }
  for await (const text of createInterface({ input: child.stdout ?? process.stdin })) {
    const line: Line = JSON.parse(text)
    life.found = line.found ?? life.found
    life.done = line.done ?? life.done
    life.commits = line.commit ?? life.commits
    if (life.found === undefined || life.commits < commits) continue
    setTimeout(() => child.kill('SIGKILL'), delay)
  }
  expect([await ended, output()]).toEqual(['SIGKILL', expect.any(String)])
  return life
}

/** Kills one process after the other on one folder; gives what each found and what was acknowledged before. */
async function liveAndDie(
  folder: string,
  moments: readonly number[],
): Promise<readonly (Life & Before)[]> {
  const lives: (Life & Before)[] = []
  let before = 0
  // The first replaces once, so that there are old records; the last only says what it found.
  for (const [place, commits] of [COMMITS + (moments[0] ?? 0), ...moments.slice(1), 0].entries()) {
    const life = await live(folder, commits, DELAYS[place % DELAYS.length] ?? 0)
    lives.push({ ...life, before })
    before = Math.max(before, life.done, ...(life.found ?? []).map(([generation]) => generation))
  }
  return lives
}

test('a process that is killed at any moment of a replacement leaves all old records or all new ones', async () => {
  const chains = await Promise.all(
    CHAINS.map(async (moments) => {
      const folder = await newFolder()
      try {
        return await liveAndDie(folder, moments)
      } finally {
        await removeFolder(folder)
      }
    }),
  )
  const later = chains.flatMap(([, ...rest]) => rest)
  expect(later).toHaveLength(CHAINS.flat().length)
  // One generation, whole; the one that was acknowledged last, or the one that was on its way.
  const wrong = later.filter(({ found = [], before }) => {
    const [only, ...others] = found
    return others.length > 0 || only?.[1] !== RECORDS || only[0] < before || only[0] > before + 1
  })
  expect(wrong).toEqual([])
})
