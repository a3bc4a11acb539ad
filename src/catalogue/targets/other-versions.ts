import { otherNames } from './agents.ts'
import type { Letter } from './feature-support.ts'

export type NamedVersions = {
  readonly agent: string
  /** Absent for a browser without versions. */
  readonly first?: string
  readonly last?: string
}

/** Versions of a browser, from how `nameVersions` writes them; undefined for other texts. */
export function readVersions(text: string): NamedVersions | undefined {
  const [agent, name] = [...otherNames]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .find(([, each]) => text === each || text.startsWith(`${each} `)) ?? ['', '']
  if (agent === '') return undefined
  const [first, last = first] = text.slice(name.length + 1).split(' to ')
  return first === undefined || first === '' || last === undefined
    ? { agent }
    : { agent, first, last }
}

/** The letter of each version in runs. */
export function readRuns(runs: string): readonly Letter[] {
  return Array.from(runs.matchAll(/([yan])(\d+)/g)).flatMap(([, letter, count]) =>
    Array.from({ length: Number(count) }, () => letters.find((each) => each === letter) ?? 'n'),
  )
}

/** The least of what several features or versions support. */
export function worstOf(given: readonly Letter[]): Letter {
  return letters.find((letter) => given.includes(letter)) ?? 'y'
}

/** From worst to best. */
const letters: readonly Letter[] = ['n', 'a', 'y']
