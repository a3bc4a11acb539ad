import { resolve } from 'node:path'

import { isBlockedPort, nextPort } from '#lib/blocked-ports.ts'

import type { Environment } from './page-environment.ts'

/** The credentials with which a page searches its own origin. */
export type PageKeys = { readonly appId: string; readonly searchKey: string }

/** The page's defaults, unless the document names others. */
export const defaultPageKeys: PageKeys = { appId: 'plinth', searchKey: 'plinth-search' }

/** The server cannot run in this environment; the message names the variable and the remedy. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError'
}

export type ServerEnvironment = {
  readonly hostname: string
  /** 0: any free port. */
  readonly port: number
  readonly appId: string
  readonly searchKey: string
  /** Undefined: a random key for this run. */
  readonly adminKey: string | undefined
  readonly dataFolder: string
  readonly prefix: string
  readonly accessLog: boolean
}

function readPort(text: string, fallback: number): number {
  if (text === '') return fallback
  const port = Number(text)
  if (isBlockedPort(port)) {
    throw new EnvironmentError(
      `PORT is ${text}, a port that browsers refuse to open because another protocol uses it. ` +
        `Choose another: PORT=${nextPort(port)}.`,
    )
  }
  if (/^\d{1,5}$/.test(text) && port <= 65_535) return port
  throw new EnvironmentError(
    `PORT is "${text}"; it must be a number from 0 (any free port) to 65535.`,
  )
}

function readSwitch(variable: string, text: string): boolean {
  if (['', '0', '1'].includes(text)) return text === '1'
  throw new EnvironmentError(`${variable} is "${text}"; it must be 1 (on) or 0 (off).`)
}

const name = /^[\w-]{1,64}$/

function readName(variable: string, text: string): string {
  if (name.test(text)) return text
  throw new EnvironmentError(
    `${variable} must be 1 to 64 letters, digits, "_" or "-": it is sent in headers and addresses.`,
  )
}

/**
 * Reads the server's environment; empty values count as absent.
 * @param fallbackPort the port without PORT
 * @throws {EnvironmentError}
 */
export function readServerEnvironment(env: Environment, fallbackPort: number): ServerEnvironment {
  const ofHost = ['PLINTH_STANDALONE', 'BASE_PATH'].find(
    (variable) => !['', '0', '/'].includes(env[variable] ?? ''),
  )
  if (ofHost !== undefined) {
    throw new EnvironmentError(
      `${ofHost} is for \`npm run build\`, whose page needs no server. Unset it to start one.`,
    )
  }
  const adminKey = env['PLINTH_ADMIN_KEY'] || undefined
  const searchKey = env['PLINTH_SEARCH_KEY'] || defaultPageKeys.searchKey
  if (adminKey === searchKey) {
    throw new EnvironmentError(
      'PLINTH_ADMIN_KEY and PLINTH_SEARCH_KEY are the same; the search key is public, so choose another.',
    )
  }
  return {
    hostname: env['HOST'] || '127.0.0.1',
    port: readPort(env['PORT'] ?? '', fallbackPort),
    appId: readName('PLINTH_APP_ID', env['PLINTH_APP_ID'] || defaultPageKeys.appId),
    searchKey: readName('PLINTH_SEARCH_KEY', searchKey),
    adminKey: adminKey === undefined ? undefined : readName('PLINTH_ADMIN_KEY', adminKey),
    dataFolder: resolve(env['PLINTH_DATA'] || '.plinth'),
    prefix: env['INDEX_PREFIX'] || env['VITE_INDEX_PREFIX'] || '',
    accessLog: readSwitch('PLINTH_ACCESS_LOG', env['PLINTH_ACCESS_LOG'] ?? ''),
  }
}

/**
 * The development server has its own store: only one process may write to a store.
 * @throws {EnvironmentError}
 */
export const readDevelopmentEnvironment = (env: Environment): ServerEnvironment =>
  readServerEnvironment({ ...env, PLINTH_DATA: env['PLINTH_DATA'] || '.plinth/development' }, 5173)
