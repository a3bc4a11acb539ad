import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'

/** A program of the server that runs in a separate thread or process. */
export type Program = {
  readonly file: string
  /** The options with which Node runs it. */
  readonly execArgv: readonly string[]
}

/** Whether this is in the bundle that `launch/bundle.ts` makes; elsewhere it is the source file. */
const isBundled = !import.meta.url.endsWith('.ts')

/**
 * How a program is started: from its source file, through the loader for TypeScript, or, where this code is bundled, from the
 * bundle.
 *
 * @param source the file URL of the program's source; it is one of the entries of the bundle
 */
export function programAt(source: URL): Program {
  const file = fileURLToPath(source)
  if (!isBundled) return { file, execArgv: ['--import', '@oxc-node/core/register'] }
  const bundled = new URL(basename(file).replace(/\.ts$/, '.mjs'), import.meta.url)
  return { file: fileURLToPath(bundled), execArgv: [] }
}
