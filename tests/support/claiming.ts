import { readFile } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'

import { claimFolder } from '#server/store/data-folder.ts'

/**
 * Claims some folders, each at its moment, and keeps them: for tests that start several such processes at once.
 * Prints "ready", waits for the file that names the first moment, then prints a line for each folder, "owner" or what it
 * was refused with, and "done".
 */
const [file = '', ...folders] = process.argv.slice(2)

/** Between two folders, in milliseconds: longer than a claim takes. */
const PACE = 60

async function readMoment(): Promise<number> {
  const text = await readFile(file, 'utf8').catch(() => '')
  if (text !== '') return Number(text)
  await setTimeout(20)
  return readMoment()
}

async function claim(folder: string): Promise<string> {
  try {
    await claimFolder(folder)
    return 'owner'
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

process.stdout.write('ready\n')
const first = await readMoment()
for (const [place, folder] of folders.entries()) {
  const moment = first + place * PACE
  await setTimeout(moment - Date.now() - 3)
  // Timers of several processes fire milliseconds apart.
  while (Date.now() < moment);
  process.stdout.write(`${await claim(folder)}\n`)
}
process.stdout.write('done\n')
// Alive until it is killed: the claim of a process that has died does not count.
await setTimeout(120_000)
