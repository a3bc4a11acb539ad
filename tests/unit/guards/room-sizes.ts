import { readdirSync, readFileSync } from 'node:fs'

const source = new URL('../../../src/', import.meta.url)

/** What a room holds. */
export type RoomSize = {
  readonly files: number
  /** Lines of TypeScript and CSS, without blank lines and comments. */
  readonly lines: number
}

/** Counts the code of each folder of `src`, and of the files beside them under ".". */
export function countRooms(): ReadonlyMap<string, RoomSize> {
  const rooms = new Map<string, RoomSize>()
  for (const path of readdirSync(source, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(?:tsx?|mjs|css)$/.test(path)) continue
    const [first = '', ...rest] = path.replaceAll('\\', '/').split('/')
    const room = rest.length === 0 ? '.' : first
    const { files, lines } = rooms.get(room) ?? { files: 0, lines: 0 }
    const text = readFileSync(new URL(path, source), 'utf8')
    rooms.set(room, { files: files + 1, lines: lines + codeLinesOf(text) })
  }
  return new Map([...rooms].toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/** The number of lines with code. */
export function codeLinesOf(text: string): number {
  return text
    .replaceAll(/^\s*\/\*[\s\S]*?\*\//gm, '')
    .split('\n')
    .filter((line) => /\S/.test(line) && !/^\s*\/\//.test(line)).length
}

/**
 * The most code lines that each room may hold. Growth is a decision: who needs more says why in the commit that raises a number.
 * `node --import @oxc-node/core/register tests/support/print-rooms.ts` prints what each room holds.
 */
export const budgets: Readonly<Record<string, number>> = {
  '.': 350,
  catalogue: 4_015,
  check: 8_211,
  cli: 1_990,
  contracts: 670,
  early: 150,
  engine: 5_480,
  ingest: 8_130,
  language: 1_840,
  lib: 755,
  offline: 1_360,
  provider: 8_450,
  provision: 670,
  routes: 17_475,
  search: 15_074,
  server: 7_480,
  styles: 350,
  ui: 3_790,
}
