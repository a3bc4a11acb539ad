import { resolve } from 'node:path'

import type { Environment } from './page-environment.ts'

/**
 * Patterns of the files that a development server must not answer with: it serves the project's folder, and in that are
 * the keys and the store. They take the place of Vite's own, which are the first four.
 */
export const privateFiles = (env: Environment): string[] => [
  '.env',
  '.env.*',
  '*.{crt,pem}',
  '**/.git/**',
  '**/.plinth/**',
  `${resolve(env['PLINTH_DATA'] || '.plinth')}/**`,
  // Of any other data folder, wherever it is.
  '**/admin-key',
  '**/*.mdb',
]
