import { createInterface } from 'node:readline'

import { expect, test } from 'vitest'

import { newFolder, removeFolder, startProgram } from '#tests/support/server.ts'

/** How many are killed at the same time, each with a folder of its own, and how often each. */
const CHAINS = 4
const KILLS = 5

/** The records of a generation, and the commits of a replacement: settings, ten batches, the move, the rest. */
const RECORDS = 200
const COMMITS = 14

type Line = {
  readonly found?: readonly (readonly [generation: number, records: number])[]
  readonly commit?: number
  readonly done?: number
}

/** What a process said before it was killed. */
type Life = { found: Line['found']; done: number; commits: number }

/** The last generation that was acknowledged or found before. */
type Before = { readonly before: number }

/** Lets a process live until it has made some commits, and a random moment more. */
async function live(folder: string, commits: number): Promise<Life> {
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
    // Not at once: the next commit has begun then, or its file is being written.
    setTimeout(() => child.kill('SIGKILL'), Math.random() * 3)
  }
  expect([await ended, output()]).toEqual(['SIGKILL', expect.any(String)])
  return life
}

/** Kills one process after the other on one folder; gives what each found and what was acknowledged before. */
async function liveAndDie(folder: string): Promise<readonly (Life & Before)[]> {
  const lives: (Life & Before)[] = []
  let before = 0
  for (let kill = 0; kill <= KILLS; kill += 1) {
    // The first fills the folder: what is old has to be there.
    const commits = kill === 0 ? COMMITS * 2 : Math.floor(Math.random() * COMMITS * 1.5)
    const life = await live(folder, commits)
    lives.push({ ...life, before })
    before = Math.max(before, life.done, ...(life.found ?? []).map(([generation]) => generation))
  }
  return lives
}

test('killed at any of 20 moments of a replacement, the old records are there or the new, all of them', async () => {
  const folders = await Promise.all(Array.from({ length: CHAINS }, () => newFolder()))
  const chains = await Promise.all(folders.map(liveAndDie))
  await Promise.all(folders.map(removeFolder))
  const later = chains.flatMap(([, ...rest]) => rest)
  expect(later).toHaveLength(CHAINS * KILLS)
  // One generation, whole; the one that was acknowledged last, or the one that was on its way.
  const wrong = later.filter(({ found = [], before }) => {
    const [only, ...others] = found
    return others.length > 0 || only?.[1] !== RECORDS || only[0] < before || only[0] > before + 1
  })
  expect(wrong).toEqual([])
}, 120_000)
