import { createHash } from 'node:crypto'
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { isAbsolute, join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

import { type Plugin, rolldown } from 'rolldown'

/** Bundles the server into a subfolder of its argument, described by its `current.json`. */

const root = fileURLToPath(new URL('../../..', import.meta.url))

const entries = [
  'src/server/start/start.ts',
  'src/server/background/worker.ts',
  'src/server/build/build-program.ts',
  'src/server/store/check-store.ts',
]

/** Files that decide on package versions and module names. */
const settings = ['package.json', 'package-lock.json']

/** Every start loads their many small files. Other packages stay in node_modules. */
const BUNDLED = /^(?:hono|@hono|algoliasearch|@algolia)(?:\/|$)/

/** Our own modules have specifiers like "#provider/provider.ts". */
const isPackage = (id: string): boolean =>
  !id.startsWith('#') && !id.startsWith('.') && !isAbsolute(id)

/** The module that needs the location of the bundle instead of its source. */
const LOCATED = /\/src\/server\/processes\/programs\.ts$/

const digestOf = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex')

/** Records source digests and fixes `import.meta.url`, which a bundle would change. */
function sourcesPlugin(digests: Map<string, string>): Plugin {
  return {
    name: 'plinth-server-sources',
    transform(code, id) {
      if (id.includes('/node_modules/') || id.startsWith('\0')) return undefined
      digests.set(relative(root, id), digestOf(code))
      if (LOCATED.test(id)) return undefined
      return code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
    },
  }
}

async function bundleInto(folder: string): Promise<ReadonlyMap<string, string>> {
  const digests = new Map<string, string>()
  // Rolldown directly, because Vite takes longer to load and to resolve modules.
  const bundle = await rolldown({
    cwd: root,
    input: entries.map((path) => join(root, path)),
    platform: 'node',
    external: (id) => isPackage(id) && !BUNDLED.test(id),
    plugins: [sourcesPlugin(digests)],
    transform: { target: 'node20' },
  })
  await bundle.write({
    dir: folder,
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name]-[hash].mjs',
  })
  await bundle.close()
  const contents = await Promise.all(settings.map((name) => readFile(join(root, name))))
  for (const [at, name] of settings.entries()) digests.set(name, digestOf(contents[at] ?? ''))
  return digests
}

/** Keeps the last bundle, from which a running server may still load modules. */
async function removeOld(folder: string, kept: readonly string[]): Promise<void> {
  const names = await readdir(folder)
  const old = names.filter((name) => !kept.includes(name) && name !== 'current.json')
  await Promise.all(old.map((name) => rm(join(folder, name), { recursive: true, force: true })))
}

async function lastBundle(file: string): Promise<string> {
  try {
    const { bundle }: { readonly bundle?: unknown } = JSON.parse(await readFile(file, 'utf8'))
    return String(bundle)
  } catch {
    // There is none yet.
    return ''
  }
}

async function makeBundle(folder: string): Promise<void> {
  const name = `bundle-${process.pid}-${Date.now()}`
  await mkdir(folder, { recursive: true })
  const digests = await bundleInto(join(folder, name))
  const current = join(folder, 'current.json')
  const last = await lastBundle(current)
  const draft = join(folder, name, 'current.json')
  await writeFile(
    draft,
    JSON.stringify({ root, bundle: name, digests: Object.fromEntries(digests) }),
  )
  await rename(draft, current)
  await removeOld(folder, [name, last])
}

await makeBundle(process.argv[2] ?? '.')
