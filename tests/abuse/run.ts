/**
 * Sends every parameter at its largest to a server with the whole catalogue: `npm run test:abuse -- [--seed N] [--pairs N]
 * [--share 0.1] [--only TEXT]`. Fails if a light search beside it waits too long, or if memory does not come back.
 */
import { parseArgs } from 'node:util'

import { newFolder, removeFolder, startServer } from '#tests/support/server.ts'

import { attack, type Outcome } from './attack.ts'
import { type Case, everyCase, pairsOf } from './cases.ts'

/** Megabytes that may stay. */
const MOST_GROWTH = 400

const print = (text: string): void => void process.stdout.write(`${text}\n`)

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    pairs: { type: 'string', default: '1000' },
    share: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
  },
})

const seed = Number(values.seed)
const share = Number(values.share)

/** The cases that are asked for; of a share, every so many cases from the seed on. */
function* casesToSend(): Generator<Case> {
  const nth = Math.max(1, Math.round(1 / share))
  let number = seed
  for (const one of everyCase()) {
    number += 1
    if (number % nth === 0 && one.name.includes(values.only)) yield one
  }
  for (const one of pairsOf(seed, Math.round(share * Number(values.pairs)))) {
    if (one.name.includes(values.only)) yield one
  }
}

const shown = ({ name, status, took, probed }: Outcome): string =>
  `${status} in ${took.toFixed(0)} ms, others waited ${probed.longest.toFixed(0)} ms` +
  `${probed.failed.length > 0 ? `, failed: ${probed.failed.join(' ')}` : ''}: ${name}`

const folder = await newFolder()
const server = await startServer({ PLINTH_DATA: folder })
try {
  let sent = 0
  const { idle, outcomes, harmful, growth } = await attack(server, casesToSend(), {
    note: () => {
      sent += 1
      if (sent % 100 === 0) print(`${sent} cases`)
    },
  })
  const longest = outcomes.toSorted((a, b) => b.probed.longest - a.probed.longest).slice(0, 10)
  print(`${outcomes.length} cases; beside nothing, others waited ${idle.median.toFixed(1)} ms,`)
  print(`at most ${idle.longest.toFixed(0)} ms; beside cases at most:`)
  for (const outcome of longest) print(`  ${shown(outcome)}`)
  print(`memory at rest: ${growth.toFixed(0)} MB more than after the first cases`)
  for (const outcome of harmful) print(`HARMFUL ${shown(outcome)}`)
  process.exitCode = harmful.length > 0 || growth > MOST_GROWTH ? 1 : 0
} finally {
  await server.stop()
  await removeFolder(folder)
}
