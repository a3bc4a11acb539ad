import { build } from 'vite'

/**
 * Bundles a script with what it imports into one file, and returns its text.
 *
 * @param entry a path from the root
 * @throws {Error} if it cannot be built
 */
export async function buildInOneFile(root: string, entry: string): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      target: 'baseline-widely-available',
      write: false,
      copyPublicDir: false,
      minify: true,
      modulePreload: false,
      rolldownOptions: { input: entry, output: { format: 'iife', codeSplitting: false } },
    },
  })
  if (!('output' in built)) throw new Error(`Vite did not return one build of ${entry}.`)
  const [{ code }] = built.output
  return code
}
