import { resolve } from 'node:path'

import type { Environment } from './page-environment.ts'

/**
 * A development server serves the project's folder, which contains keys and the store. The first
 * four are Vite's.
 */
export const privateFiles = (env: Environment): string[] => [
  '.env',
  '.env.*',
  '*.{crt,pem}',
  '**/.git/**',
  '**/.plinth/**',
  `${resolve(env['PLINTH_DATA'] || '.plinth')}/**`,
  // Files of any other data folder, and copies of one.
  '**/admin-key',
  '**/*.mdb',
  '**/*.tar.gz',
]
