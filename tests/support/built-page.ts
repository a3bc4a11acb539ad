import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** A chunk in the build's manifest. */
type Chunk = {
  readonly file: string
  readonly name?: string
  readonly isEntry?: boolean
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
  readonly dynamicImports?: readonly string[]
}

type Manifest = Readonly<Record<string, Chunk>>

const readManifest = (dist: string): Manifest =>
  JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8'))

/** Size in bytes as a visitor receives it. */
const packedSize = (file: string): number => gzipSync(readFileSync(file), { level: 9 }).byteLength

/** The chunks that the given ones need before they run, themselves included. */
function closure(manifest: Manifest, names: readonly string[]): ReadonlySet<Chunk> {
  const found = new Set<Chunk>()
  const visit = (name: string): void => {
    const chunk = manifest[name]
    if (chunk === undefined) throw new Error(`The build's manifest has no ${name}.`)
    if (found.has(chunk)) return
    found.add(chunk)
    for (const imported of chunk.imports ?? []) visit(imported)
  }
  for (const name of names) visit(name)
  return found
}

export type Weight = { readonly script: number; readonly style: number }

/**
 * What has to arrive before a view is complete: the scripts of the document, the view's own chunk, and all they import,
 * in bytes after gzip. By the name of the chunk, for every chunk that they load on demand.
 */
export function weighViews(dist: string): ReadonlyMap<string, Weight> {
  const manifest = readManifest(dist)
  const sizes = new Map<string, number>()
  const sizeOf = (file: string): number => {
    const size = sizes.get(file) ?? packedSize(join(dist, file))
    sizes.set(file, size)
    return size
  }
  const sum = (files: Iterable<string>): number =>
    [...files].reduce((total, file) => total + sizeOf(file), 0)
  const scripts = Object.keys(manifest).filter((name) => manifest[name]?.isEntry)
  const onDemand = [...closure(manifest, scripts)].flatMap(
    ({ dynamicImports = [] }) => dynamicImports,
  )
  return new Map(
    [...new Set(onDemand)].map((view) => {
      const chunks = [...closure(manifest, [...scripts, view])]
      const script = sum(chunks.map(({ file }) => file))
      const style = sum(new Set(chunks.flatMap(({ css = [] }) => css)))
      return [nameOf(view), { script, style }]
    }),
  )
}

/**
 * The scripts that have to arrive before a view is complete, by path within the build.
 *
 * @param view name of its chunk
 * @throws Error where no chunk that is loaded on demand has the name
 */
export function scriptsOf(dist: string, view: string): readonly string[] {
  const manifest = readManifest(dist)
  const scripts = Object.keys(manifest).filter((name) => manifest[name]?.isEntry)
  const onDemand = [...closure(manifest, scripts)].flatMap(
    ({ dynamicImports = [] }) => dynamicImports,
  )
  const chunk = onDemand.find((name) => nameOf(name) === view)
  if (chunk === undefined) {
    const names = [...new Set(onDemand.map(nameOf))].toSorted().join(', ')
    throw new Error(`No view has the chunk "${view}". Choose from: ${names}.`)
  }
  return [...closure(manifest, [...scripts, chunk])].map(({ file }) => file)
}

/** All files of a build that a visitor can load, uncompressed, by path within it. */
export function readBuilt(dist: string): ReadonlyMap<string, string> {
  const names = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  const files = names.filter((name) => /\.(html|js|css|json|svg|txt|webmanifest)$/.test(name))
  return new Map(files.map((name) => [name, readFileSync(join(dist, name), 'utf8')]))
}

/**
 * "feature" for "src/routes/detail/feature/definition.tsx", "home" for "src/routes/pages/home.tsx", "save" for a file
 * that others import as well, "_save-BlTey8s.js".
 */
function nameOf(module: string): string {
  const shared = /^_(.+)-[\w-]{7}\.js$/.exec(module)?.[1]
  if (shared !== undefined) return shared
  const [folder = '', name = ''] = module
    .replace(/\.tsx?$/, '')
    .split('/')
    .slice(-2)
  return name === 'definition' ? folder : name
}
