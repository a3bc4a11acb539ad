import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { newFolder, type Program, removeFolder, startProgram } from '#tests/support/server.ts'

const PROCESSES = 8
const ROUNDS = 12

/** Above the largest process number that any system gives out. */
const DEAD = '2147483646 token\n'

/** What is there: nothing; the claim of a dead process; that, and the claim of one that died while it took over. */
const leftovers: readonly (readonly string[])[] = [[], ['owner'], ['owner', 'owner.next']]

let root = ''
let programs: readonly Program[] = []
/** Of each process a line for each folder. */
let lines: readonly (readonly string[])[] = []

async function prepare(round: number): Promise<string> {
  const folder = join(root, String(round))
  await mkdir(folder)
  const files = leftovers[round % leftovers.length] ?? []
  await Promise.all(files.map((name) => writeFile(join(folder, name), DEAD)))
  return folder
}

const waitFor = (program: Program, word: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const look = (): void => {
      if (program.output().includes(word)) resolve()
    }
    program.process.stdout?.on('data', look)
    void program.ended.then(() => reject(new Error(program.output())))
    look()
  })

beforeAll(async () => {
  root = await newFolder()
  const folders = await Promise.all(Array.from({ length: ROUNDS }, (_, round) => prepare(round)))
  const file = join(root, 'moment')
  programs = Array.from({ length: PROCESSES }, () =>
    startProgram('tests/support/claiming.ts', { args: [file, ...folders] }),
  )
  await Promise.all(programs.map((program) => waitFor(program, 'ready\n')))
  await writeFile(file, String(Date.now() + 200))
  await Promise.all(programs.map((program) => waitFor(program, 'done\n')))
  lines = programs.map((program) => program.output().split('\n').slice(1))
})

afterAll(async () => {
  for (const program of programs) program.process.kill()
  await removeFolder(root)
})

test.each(Array.from({ length: ROUNDS }, (_, round) => [round]))(
  'eight processes that claim a folder at once make one owner and seven refusals (round %i)',
  (round) => {
    const said = lines.map((ofProcess) => ofProcess[round] ?? '')
    const refusal = /is used by process \d+, another Plinth\. Stop that one, or set PLINTH_DATA/
    expect(said.filter((line) => line === 'owner')).toHaveLength(1)
    expect(said.filter((line) => refusal.test(line))).toHaveLength(PROCESSES - 1)
  },
)
