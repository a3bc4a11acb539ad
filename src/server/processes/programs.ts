import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'

export type Program = {
  readonly file: string
  readonly execArgv: readonly string[]
}

/** Whether this module is part of a bundle by `launch/bundle.ts`. */
const isBundled = !import.meta.url.endsWith('.ts')

/**
 * How to start a program from its source or, in a bundle, from its entry there.
 * @param source the file URL of an entry of the bundle
 */
export function programAt(source: URL): Program {
  const file = fileURLToPath(source)
  if (!isBundled) return { file, execArgv: ['--import', '@oxc-node/core/register'] }
  const bundled = new URL(basename(file).replace(/\.ts$/, '.mjs'), import.meta.url)
  return { file: fileURLToPath(bundled), execArgv: [] }
}
