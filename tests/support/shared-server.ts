import { readFileSync } from 'node:fs'

/** The server that several test files ask: `npm start` on a filled folder. */
export type SharedServer = {
  /** `http://127.0.0.1:40123`, without a slash at the end. */
  readonly address: string
  readonly adminKey: string
  readonly pid: number | undefined
  /** Its data folder. */
  readonly folder: string
  /** The file that holds what it has printed. */
  readonly log: string
}

/** Everything that the server has printed so far, on both streams. */
export const outputOf = ({ log }: SharedServer): string => readFileSync(log, 'utf8')
